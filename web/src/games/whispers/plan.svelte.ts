import { SvelteMap } from "svelte/reactivity";
import type { TableModel } from "../../table/table.svelte";
import type { Option } from "../../table/options";

/**
 * What I am about to do in one gesture: banners that I have laid down as ghosts and not yet confirmed, or the first of
 * two tokens to swap. It belongs to one question and is forgotten with it.
 */
class Plan {
  private readonly table: TableModel;
  readonly laid = new SvelteMap<string, number>(); // by region
  slot: string | null = $state(null);
  look: string | null = $state(null); // the option under the pointer, shown on the map
  council: string | null = $state(null); // the council that is looked at on a phone

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Banners that are put or destroyed one at a time, more than one of them: then they are laid down first. */
  get verb(): string | null {
    const verb = this.table.options.find((option) => option.verb === "put" || option.verb === "destroy")?.verb;
    return this.left > 1 && verb !== undefined ? verb : null;
  }

  private get left(): number {
    return Number(this.table.now?.decision?.question.args?.left ?? 0);
  }

  get most(): number {
    return this.verb === null ? 0 : this.left;
  }

  get count(): number {
    return [...this.laid.values()].reduce((sum, n) => sum + n, 0);
  }

  option(region: string): Option | undefined {
    return this.table.options.find((one) => one.verb === this.verb && one.objects[0] === region);
  }

  lay(region: string): boolean {
    const option = this.verb === null ? undefined : this.option(region);
    if (option === undefined) return false;
    const there = this.laid.get(region) ?? 0;
    const room = this.verb === "destroy" ? Number(option.args.n) : this.most;
    if (this.count < this.most && there < room) this.laid.set(region, there + 1);
    return true;
  }

  take(region: string): void {
    const there = this.laid.get(region) ?? 0;
    if (there > 1) this.laid.set(region, there - 1);
    else this.laid.delete(region);
  }

  clear(): void {
    this.laid.clear();
    this.slot = null;
    this.look = null;
  }

  async confirm(): Promise<void> {
    const actions = [...this.laid].flatMap(([region, n]) => Array<string>(n).fill(`${this.verb} ${region}`));
    this.clear();
    await this.table.actAll(actions);
  }
}

const plans = new WeakMap<TableModel, Plan>();

export function planOf(table: TableModel): Plan {
  // In a root of its own: a derived value that were the first to ask would not follow what it has made itself.
  if (!plans.has(table)) $effect.root(() => void plans.set(table, new Plan(table)));
  return plans.get(table)!;
}
