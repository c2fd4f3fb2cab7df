import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

export type OrderResult<Result> = { result: Result } | { problem: string };

/** The message that a thread sends when it has loaded its program. */
export const ready = 'ready';

/** The thread failed to do the work, or took too long. */
export class WorkFailed extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'WorkFailed';
  }
}

interface Current<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

interface Limits {
  /** The time limit for one order in ms, not counting the thread's start. An order that exceeds it ends the thread. */
  deadline?: number;
  /** How long an idle thread keeps running, in ms. */
  idle?: number;
}

/**
 * Does work in a separate thread. Only one order runs at a time, so none uses up another's deadline or ends the thread
 * during another.
 */
export class WorkerThread<Work, Result> {
  private worker: Worker | null = null;
  private isReady = false;
  private current: Current<Result> | null = null;
  private readonly turns = pLimit(1);
  private idleTimer: NodeJS.Timeout | undefined;

  /** `program` is a path in `server/` without its extension. */
  constructor(
    private readonly program: string,
    private readonly limits: Limits = {},
  ) {}

  get isRunning(): boolean {
    return this.worker !== null;
  }

  /** Rejects with WorkFailed if the work throws or takes too long. */
  run(work: Work): Promise<Result> {
    return this.turns(() => this.runNow(work));
  }

  private runNow(work: Work): Promise<Result> {
    const worker = this.open();
    clearTimeout(this.idleTimer);
    return new Promise((resolve, reject) => {
      const timer = this.isReady ? this.timerFor(worker) : undefined;
      this.current = { resolve, reject, timer };
      // Keeps the process from exiting while it waits for the thread.
      worker.ref();
      worker.postMessage(work);
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private timerFor(worker: Worker): NodeJS.Timeout | undefined {
    const { deadline } = this.limits;
    if (deadline === undefined) return undefined;
    const timer = setTimeout(() => {
      this.end(worker, new WorkFailed(`${this.program} took longer than ${deadline} ms`));
      void worker.terminate();
    }, deadline);
    return timer.unref();
  }

  private open(): Worker {
    this.worker ??= this.start();
    return this.worker;
  }

  private start(): Worker {
    const worker = startThread(this.program);
    worker.unref();
    worker.on('message', (message: OrderResult<Result> | typeof ready) => {
      if (message === ready) this.begin(worker);
      else this.settle(worker, message);
    });
    worker.on('error', () => {
      // Does nothing, because the event 'exit' follows and rejects the order.
    });
    worker.on('exit', () => this.end(worker, new Error(`the thread ${this.program} ended`)));
    return worker;
  }

  private begin(worker: Worker): void {
    this.isReady = true;
    if (this.current) this.current.timer = this.timerFor(worker);
  }

  private settle(worker: Worker, message: OrderResult<Result>): void {
    if (this.worker !== worker || !this.current) return;
    const { resolve, reject, timer } = this.current;
    clearTimeout(timer);
    this.current = null;
    if ('result' in message) resolve(message.result);
    else reject(new WorkFailed(message.problem));
    worker.unref();
    const { idle } = this.limits;
    if (idle === undefined) return;
    this.idleTimer = setTimeout(() => {
      this.end(worker, new Error('idle'));
      void worker.terminate();
    }, idle).unref();
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.isReady = false;
    clearTimeout(this.current?.timer);
    this.current?.reject(error);
    this.current = null;
  }
}

/**
 * Starts a thread's program. In a build, it is next to the server's program. Otherwise, starts its TypeScript source.
 */
function startThread(program: string): Worker {
  const built = join(__dirname, `${basename(program)}.js`);
  if (existsSync(built)) return new Worker(built);
  const source = join(__dirname, '..', '..', `${program}.ts`);
  return new Worker(source, { execArgv: ['--require', 'tsx/cjs'] });
}
