import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../machine/paths';

/** The server of `npm run dev`, as a single process that restarts when its program changes. */
export class DevBackend {
  private child: ChildProcess | undefined;
  /** The end of the last queued step. Steps wait for each other, because the embedded database allows one process. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly program: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  restart(): Promise<void> {
    return this.afterLast(async () => {
      await this.end();
      this.child = spawn(process.execPath, [this.program], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...this.settings },
      });
    });
  }

  stop(): Promise<void> {
    return this.afterLast(() => this.end());
  }

  private afterLast(step: () => Promise<void>): Promise<void> {
    this.last = this.last.then(step);
    return this.last;
  }

  private async end(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
