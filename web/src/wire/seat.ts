import { Held, type Step } from "./held";
import type {
  Advice,
  Around,
  Change,
  Command,
  Happened,
  Message,
  Reason,
  RecordText,
  Refused,
  Said,
  Update,
  Welcome,
} from "./types";

const ANSWER = 8_000; // ms after which a command is sent again over the same socket
const NOT_FOR_US = [4401, 4403, 4404]; // with these codes the server closes a socket to which coming back is no use
const PAUSES = [250, 500, 1_000, 2_000, 4_000, 8_000]; // ms before the socket is opened again

/** What a seat is told; a page listens. */
export interface Listener {
  welcome: (message: Welcome) => void;
  step: (step: Step, all: boolean) => void; // all: the whole present came, not what one move changed
  heardAround: (message: Around) => void;
  said: (message: Said) => void;
  connected: (yes: boolean) => void;
  lost: (reason: string) => void; // for good
}

export class NotDone extends Error {
  constructor(public readonly refused: Refused) {
    super(refused.error.key);
  }
}

interface Waiting {
  text: string;
  timer: ReturnType<typeof setInterval>;
  done: (answer: Message) => void;
  failed: (why: Error) => void;
}

/**
 * One viewer at one table, over a socket that is opened again whenever it breaks. Every command has an id and is sent
 * until it is answered, always with the same id and revision: whether the command was lost or its answer, the server
 * does it once.
 */
export class Seat {
  readonly held = new Held();
  private socket: WebSocket | null = null;
  private greeted = false;
  private failed = 0;
  private closed = false;
  private waiting = new Map<string, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake = () => this.comeBack();

  constructor(
    readonly table: string,
    readonly seat: string | null, // null: a spectator
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    for (const one of this.waiting.values()) clearInterval(one.timer);
    this.socket?.close();
  }

  act(action: string): Promise<Message> {
    return this.answered({ do: "act", revision: this.held.revision, action, id: newId() });
  }

  undo(): Promise<Message> {
    return this.answered({ do: "undo", revision: this.held.revision, id: newId() });
  }

  async why(action: string): Promise<Reason> {
    return (await this.answered({ do: "why", action, id: newId() })) as Reason;
  }

  async hint(): Promise<Advice> {
    return (await this.answered({ do: "hint", revision: this.held.revision, id: newId() })) as Advice;
  }

  async record(): Promise<string> {
    return ((await this.answered({ do: "record", id: newId() })) as RecordText).record;
  }

  /** The whole story: all events from the beginning. */
  async events(): Promise<Happened[]> {
    return ((await this.answered({ do: "look", since: 0, id: newId() })) as Update).events;
  }

  private answered(command: Command): Promise<Message> {
    const id = command.id ?? "";
    const text = JSON.stringify(command);
    return new Promise((done, failed) => {
      const timer = setInterval(() => this.send(text), ANSWER);
      this.waiting.set(id, { text, timer, done, failed });
      this.send(text);
    });
  }

  private send(text: string): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private comeBack(): void {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  private open(): void {
    const seat = this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
    const url = new URL(`/api/tables/${this.table}/socket${seat}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", since: this.held.revision || null, id: newId() }));
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => this.broken(socket, event);
  }

  private broken(socket: WebSocket, event: CloseEvent): void {
    if (this.socket !== socket || this.closed) return;
    this.socket = null;
    this.greeted = false;
    this.listener.connected(false);
    if (NOT_FOR_US.includes(event.code)) {
      this.closed = true;
      for (const one of this.waiting.values()) {
        clearInterval(one.timer);
        one.failed(new Error(event.reason));
      }
      this.waiting.clear();
      this.listener.lost(event.reason);
      return;
    }
    const pause = PAUSES[Math.min(this.failed++, PAUSES.length - 1)]!;
    this.timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  private take(message: Message): void {
    if (Array.isArray(message)) {
      this.changed(message);
      return;
    }
    switch (message.is) {
      case "welcome":
        this.listener.welcome(message);
        break;
      case "update":
        if (message.revision >= this.held.revision) this.listener.step(this.held.replace(message), true);
        break;
      case "around":
        this.greet();
        this.listener.heardAround(message);
        break;
      case "said":
        this.listener.said(message);
        return;
    }
    this.answer(message.id, message);
  }

  private changed(change: Change): void {
    const step = this.held.change(change);
    if (step !== null) this.listener.step(step, false);
    else if (change[0] > this.held.revision) this.send(JSON.stringify({ do: "look", since: this.held.revision }));
    this.answer(change[4], change);
  }

  /** The server has told how things stand: what was not answered is sent again. */
  private greet(): void {
    if (this.greeted) return;
    this.greeted = true;
    this.failed = 0;
    this.listener.connected(true);
    for (const one of this.waiting.values()) this.send(one.text);
  }

  private answer(id: string | undefined, message: Message): void {
    const one = id === undefined ? undefined : this.waiting.get(id);
    if (one === undefined || id === undefined) return;
    if (!Array.isArray(message) && message.is === "refused" && message.error.key === "error_unavailable") return;
    clearInterval(one.timer);
    this.waiting.delete(id);
    if (!Array.isArray(message) && message.is === "refused") one.failed(new NotDone(message));
    else one.done(message);
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
