import { FluentBundle, type FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Args = Record<string, number | string>;

/** A key without a message, or a message that wants an argument it did not get. */
export class MissingMessage extends Error {}

/** Messages of one language: what the page itself says, and what all games share. */
export class Words {
  protected readonly bundle: FluentBundle;

  /** `strict`: whether a missing message is an error; else its key is shown, and the console told once. */
  constructor(
    readonly lang: Lang,
    resources: FluentResource[],
    private readonly strict: boolean,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const one of resources) this.bundle.addResource(one); // what comes first holds
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(messageId(key));
  }

  /** Whether a message cannot be said without arguments. */
  wants(key: string): boolean {
    return this.formatted(key, {}).fault !== "";
  }

  /** One message. */
  say(key: string, args: Args = {}): string {
    const { text, fault } = this.formatted(key, args);
    if (fault && this.strict) throw new MissingMessage(fault);
    if (fault) complain(fault);
    return text;
  }

  private formatted(key: string, args: Args): { text: string; fault: string } {
    const id = messageId(key);
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return { text: key, fault: `${this.lang}: no message '${id}'` };
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    const fault = errors[0] ? `${this.lang}: message '${id}' with ${JSON.stringify(args)}: ${errors[0].message}` : "";
    return { text, fault };
  }
}

const complaints = new Set<string>();

function complain(fault: string): void {
  if (!complaints.has(fault)) console.warn(fault);
  complaints.add(fault);
}

const ids = new Map<string, string>();

/** Keys are names of Python things, and Fluent likes hyphens: `why_no_power`, `MoveThere` become `why-no-power`… */
export function messageId(key: string): string {
  let id = ids.get(key);
  if (id === undefined) {
    id = key
      .replace(/([a-z0-9])(?=[A-Z])/g, "$1-")
      .toLowerCase()
      .replaceAll("_", "-");
    ids.set(key, id);
  }
  return id;
}

/** Capital first, full stop last. */
export function sentence(text: string): string {
  return capitalised(text) + (/[.!?:…]$/.test(text) ? "" : ".");
}

export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
