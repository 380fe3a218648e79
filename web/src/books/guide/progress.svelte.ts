/** What a reader has met of a game's course, kept on this machine. */
export class Progress {
  learnt: string[] = $state([]);
  table: string | null = $state(null); // where the first game is played
  away = $state(false); // the guide was put away

  constructor(private readonly game: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Partial<Progress>;
      this.learnt = Array.isArray(kept.learnt) ? kept.learnt : [];
      this.table = typeof kept.table === "string" ? kept.table : null;
      this.away = kept.away === true;
    } catch {
      // a browser that keeps nothing: the course begins with each visit
    }
  }

  private get key(): string {
    return `undercourt.guide.${this.game}`;
  }

  learn(lesson: string): void {
    if (this.learnt.includes(lesson)) return;
    this.learnt = [...this.learnt, lesson];
    this.keep();
  }

  put(away: boolean): void {
    this.away = away;
    this.keep();
  }

  begin(table: string): void {
    this.table = table;
    this.away = false;
    this.keep();
  }

  forget(): void {
    [this.learnt, this.table, this.away] = [[], null, false];
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ learnt: this.learnt, table: this.table, away: this.away }));
    } catch {
      // it holds until the page is closed
    }
  }
}
