import { isLang, language, say } from "./text/language.svelte";
import { call, get, patch, post } from "./wire/api";

/** Who I am to the server. */
export interface Me {
  id: string;
  name: string;
  language: string;
  account: boolean;
  login: string | null;
  email: string | null;
  webhook: string | null;
  webhook_secret: string | null;
  wants: Channel[];
  push_key: string;
}

export type Channel = "push" | "webhook" | "mail";

interface Entered {
  person: Me;
  token: string; // for programs: a browser has it in its cookie
}

export interface Changes {
  name?: string;
  language?: string;
  wants?: Channel[];
  webhook?: string | null;
  email?: string | null;
}

/**
 * The person at this browser, known by a cookie. Nobody is asked who they are before it matters: whoever sits down
 * without a name becomes a guest, and a guest can become an account later and keep everything.
 */
class Somebody {
  now: Me | null = $state.raw(null);
  known = $state(false); // whether the server has been asked
  private asking: Promise<Me | null> | null = null;

  /** Who I am; null: nobody yet. The server is asked once: the cookie is not for scripts to read. */
  look(): Promise<Me | null> {
    this.asking ??= this.ask();
    return this.asking;
  }

  private async ask(): Promise<Me | null> {
    try {
      const found = await get<Me | null>("/api/me");
      if (found) this.become(found);
      else this.now = null;
    } catch (wrong) {
      this.asking = null; // tried again when it is next needed
      throw wrong;
    } finally {
      this.known = true;
    }
    return this.now;
  }

  /** Somebody: a guest, if nobody is there yet. */
  async need(name = ""): Promise<Me> {
    const found = await this.look();
    if (found) return found;
    const guest = { name: name.trim() || say("web-me-guest", { n: 100 + Math.floor(Math.random() * 900) }) };
    return this.become((await post<Entered>("/api/guests", { ...guest, language: language.lang })).person);
  }

  async change(to: Changes): Promise<string | null> {
    await this.need();
    const told = await patch<{ person: Me; confirm: string | null }>("/api/me", to);
    this.become(told.person);
    return told.confirm; // the address that a mail with a link has gone to
  }

  /** Makes an account of the guest that I am. */
  async keep(login: string, password: string): Promise<void> {
    await this.need();
    this.become((await post<Entered>("/api/accounts", { login, password })).person);
  }

  /** `take`: whether the account takes over the guest's tables. Raises Trouble `error_take_tables` if it must be said. */
  async enter(login: string, password: string, take: boolean | null = null): Promise<void> {
    this.become((await post<Entered>("/api/sessions", { login, password, take })).person);
    if (isLang(this.now?.language) && this.now.language !== language.lang) await language.choose(this.now.language);
  }

  async changePassword(old: string, to: string): Promise<void> {
    this.become((await post<Entered>("/api/me/password", { old, new: to })).person);
  }

  async leave(everywhere = false): Promise<void> {
    await call("DELETE", everywhere ? "/api/sessions?all=true" : "/api/sessions");
    this.forget();
  }

  /** For ever. */
  async go(): Promise<void> {
    await call("DELETE", "/api/me");
    this.forget();
  }

  private become(person: Me): Me {
    this.now = person;
    this.known = true;
    this.asking = Promise.resolve(person);
    return person;
  }

  private forget(): void {
    this.now = null;
    this.asking = Promise.resolve(null);
  }
}

export const me = new Somebody();

/** The choice of a language is the person's too: notices are written in it. */
language.onchoice = (lang) => {
  if (me.now && me.now.language !== lang) void me.change({ language: lang }).catch(() => undefined);
};
