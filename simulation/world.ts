import crypto from 'node:crypto';
import timersPromises from 'node:timers/promises';
import FakeTimers from '@sinonjs/fake-timers';

/** A page, the server, or the staff. What it starts runs with its clock, its time zone and its globals. */
export interface Actor {
  name: string;
  /** How far its clock is ahead, in ms. */
  clockError: number;
  timeZone: string;
  /** Globals of its own, such as a page's `window`. */
  globals: Partial<Record<string, unknown>>;
  /** Whether its timers still run. */
  isAlive: boolean;
}

export const newActor = (name: string, globals: Actor['globals'] = {}): Actor => ({
  name,
  clockError: 0,
  timeZone: 'America/Chicago',
  globals,
  isAlive: true,
});

type Callback = (...args: unknown[]) => void;

/** A day without a connection takes some ten thousand. */
const mostSteps = 500_000;

const realSetImmediate = setImmediate;
const promisedImmediate = timersPromises.setImmediate;
const RealDate = Date;

/** A random source that returns the same numbers for the same seed (mulberry32). */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One clock, one random source and one queue for all actors. Only one event happens at a time, and the next one only
 * once nothing of it is pending, native threads included. So each event belongs to one actor, and a seed decides the
 * order of all events.
 */
export class World {
  private current = newActor('nobody');
  private readonly clock: FakeTimers.Clock;
  /** New for each event, because modules take random numbers at their first use in a process. */
  private random: () => number;
  private events = 0;
  /** Restores the timers, the signals and the date. */
  private readonly undo: (() => void)[] = [];
  private goOn: (() => void) | null = null;

  constructor(
    private readonly seed: number,
    start: number,
  ) {
    this.random = randomSource(seed);
    const faked = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
    const { setTimeout, setInterval, setImmediate } = globalThis;
    this.undo.push(() => Object.assign(globalThis, { setTimeout, setInterval, setImmediate }));
    this.clock = FakeTimers.install({
      now: start,
      toFake: [...faked, 'setImmediate', 'clearImmediate', 'performance'],
      // PostgreSQL may clear a timer that it set before this world began.
      shouldClearNativeTimers: true,
    });
    // The database lets other code run between its messages, in which no other event may happen.
    timersPromises.setImmediate = promisedImmediate;
    this.bindTimers();
    this.fakeSignals();
    this.fakeDate();
    this.fakeRandomness();
    process.on('beforeExit', this.settle);
  }

  /** The time by a correct clock, in ms. */
  readonly now = (): number => this.clock.now;

  end(): void {
    process.off('beforeExit', this.settle);
    this.clock.uninstall();
    for (const undo of this.undo) undo();
  }

  /** Begins an event of the actor. What follows from it runs as the actor's, too. */
  begin<Result>(actor: Actor, act: () => Result): Result {
    this.events += 1;
    this.random = randomSource(
      Math.imul(this.seed + 1, 0x9e3779b1) ^ Math.imul(this.events, 0x85ebca6b),
    );
    this.switchTo(actor);
    return act();
  }

  /** Runs a function as the actor's after this time in ms, unless the actor has died. Another's event may call it. */
  after(actor: Actor, ms: number, act: () => void): void {
    const { current } = this;
    this.switchTo(actor);
    setTimeout(act, ms);
    this.switchTo(current);
  }

  /** Resolves when nothing is pending. Timers may still wait. */
  readonly whenIdle = (): Promise<void> =>
    new Promise((resolve) => {
      this.goOn = resolve;
    });

  /** Runs the act as the actor's, and resolves when nothing of it is pending but timers. */
  async event(actor: Actor, act: () => unknown): Promise<void> {
    this.begin(actor, () => void act());
    await this.whenIdle();
  }

  /** Runs the act as the actor's. Time passes until the act has ended. */
  async result<Result>(actor: Actor, act: () => Promise<Result>): Promise<Result> {
    const state = { isOver: false };
    const over = () => {
      state.isOver = true;
    };
    const result = this.begin(actor, act);
    result.then(over, over);
    await this.whenIdle();
    await this.stepsUntil(state);
    return result;
  }

  /** Lets this time pass, in ms, with all that happens in the meantime. */
  async pass(ms: number): Promise<void> {
    const state = { isOver: false };
    this.clock.setTimeout(() => {
      state.isOver = true;
    }, ms);
    await this.stepsUntil(state);
  }

  /** Throws if what it waits for does not come, because it would go on forever. */
  private async stepsUntil(state: { isOver: boolean }): Promise<void> {
    for (let left = mostSteps; !state.isOver; left -= 1) {
      if (left === 0) throw new Error(`nothing ended within ${mostSteps} steps`);
      await this.step();
    }
  }

  /** Lets the next timer run, and all that follows from it at once. */
  async step(): Promise<void> {
    this.clock.next();
    await this.whenIdle();
  }

  /** Node emits `beforeExit` when no timer, no immediate and no thread is pending. */
  private readonly settle = () => {
    const { goOn } = this;
    this.goOn = null;
    if (goOn) realSetImmediate(goOn);
  };

  private switchTo(actor: Actor): void {
    if (this.current === actor) return;
    this.current = actor;
    if (process.env.TZ !== actor.timeZone) process.env.TZ = actor.timeZone;
    Object.assign(globalThis, actor.globals);
  }

  /** Makes each timer run as the actor that set it. As in Node, a time is at least 1 ms. */
  private bindTimers(): void {
    const { clock } = this;
    const bind =
      (actor: Actor, callback: Callback, end: () => void) =>
      (...args: unknown[]) => {
        if (actor.isAlive) this.begin(actor, () => callback(...args));
        else end();
      };
    const none = () => undefined;
    const timeout = (callback: Callback, ms = 1, ...args: unknown[]) => {
      // PostgreSQL's own time limits. No statement takes time here.
      if (String(callback).includes('__emscripten_timeout')) return undefined;
      return clock.setTimeout(bind(this.current, callback, none), Math.max(1, ms), ...args);
    };
    const interval = (callback: Callback, ms = 1, ...args: unknown[]) => {
      const end = () => clock.clearInterval(timer);
      const timer = clock.setInterval(bind(this.current, callback, end), Math.max(1, ms), ...args);
      return timer;
    };
    const immediate = (callback: Callback, ...args: unknown[]) =>
      clock.setImmediate(bind(this.current, callback, none), ...args);
    Object.assign(globalThis, {
      setTimeout: timeout,
      setInterval: interval,
      setImmediate: immediate,
    });
  }

  /** Node's own time limits run by the real clock, and its combined signals end when they are garbage. */
  private fakeSignals(): void {
    const { timeout, any } = AbortSignal;
    this.undo.push(() => Object.assign(AbortSignal, { timeout, any }));
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
      return controller.signal;
    };
    AbortSignal.any = (signals) => {
      const controller = new AbortController();
      for (const signal of signals) {
        const abort = () => controller.abort(signal.reason);
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort, { once: true });
      }
      return controller.signal;
    };
  }

  private fakeDate(): void {
    const now = () => this.clock.now + this.current.clockError;
    this.undo.push(() => (globalThis.Date = RealDate));
    globalThis.Date = class extends RealDate {
      constructor(...args: [] | [string | number]) {
        super(...((args.length === 0 ? [now()] : args) as [number]));
      }
      static override now = now;
    } as DateConstructor;
  }

  private fakeRandomness(): void {
    Math.random = () => this.random();
    const fill = <Bytes extends ArrayBufferView>(view: Bytes): Bytes => {
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = this.random() * 256;
      return view;
    };
    const randomBytes = (size: number) => fill(Buffer.alloc(size));
    const randomUUID = () => {
      const hex = randomBytes(16).toString('hex');
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
    };
    Object.assign(crypto, { randomBytes, randomUUID });
    Object.defineProperty(globalThis.crypto, 'getRandomValues', {
      value: fill,
      configurable: true,
    });
  }
}
