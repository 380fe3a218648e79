import { GAMES, type Game, isGame } from "./games";

const KEPT = "undercourt.game";

function read(): Game {
  try {
    const kept = localStorage.getItem(KEPT);
    return isGame(kept) ? kept : GAMES[0];
  } catch {
    return GAMES[0];
  }
}

/** The game that a visitor looked at last: what the front page lights, and whose rules the bar opens. */
class Chosen {
  game: Game = $state(read());

  choose(game: Game): void {
    this.game = game;
    try {
      localStorage.setItem(KEPT, game);
    } catch {
      // it holds until the page is closed
    }
  }
}

export const chosen = new Chosen();
