import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TileAddress } from './tileAddress';

export interface TileOrder {
  id: number;
  address: TileAddress;
}

export type TileResult = { id: number; svg: string } | { id: number; problem: string };

interface Waiting {
  resolve: (svg: string) => void;
  reject: (error: Error) => void;
}

/** Draws tiles in a separate thread, which starts on first use, and again if it dies. */
export class TileWorkerPool {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private orders = 0;

  /** Starts the thread, which begins to load the atlas. */
  open(): Worker {
    this.worker ??= this.start();
    return this.worker;
  }

  draw(address: TileAddress): Promise<string> {
    const worker = this.open();
    this.orders += 1;
    const order: TileOrder = { id: this.orders, address };
    return new Promise((resolve, reject) => {
      this.waiting.set(order.id, { resolve, reject });
      worker.postMessage(order);
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = startThread();
    worker.unref();
    worker.on('message', (result: TileResult) => {
      const { resolve, reject } = this.waiting.get(result.id) ?? {};
      this.waiting.delete(result.id);
      if ('svg' in result) resolve?.(result.svg);
      else reject?.(new Error(result.problem));
    });
    worker.on('error', () => {
      // 'exit' follows.
    });
    worker.on('exit', () => {
      this.worker = null;
      for (const { reject } of this.waiting.values()) reject(new Error('the tiles thread ended'));
      this.waiting.clear();
    });
    return worker;
  }
}

/** In a build, the thread's program is beside the server's; otherwise (tests) it is TypeScript. */
function startThread(): Worker {
  const built = join(__dirname, 'tileWorker.js');
  if (existsSync(built)) return new Worker(built);
  return new Worker(join(__dirname, 'tileWorker.ts'), { execArgv: ['--require', 'tsx/cjs'] });
}
