import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startPostgres } from '../../tools/machine/postgres';
import { startLinehaul, type Linehaul } from './startLinehaul';

/** When to kill a process: when it gets the request, or after it has responded. */
type KillPoint = 'request' | 'response';

interface PlannedKill {
  readonly path: string;
  readonly point: KillPoint;
  readonly done: () => void;
}

/** Two processes on one PostgreSQL, behind a proxy. The proxy sends each request to a random process. */
export class TwoProcesses {
  private planned: PlannedKill | null = null;
  private readonly proxy = http.createServer((request, response) => {
    void this.forward(request, response);
  });

  private constructor(
    private readonly processes: Linehaul[],
    private readonly startProcess: () => Promise<Linehaul>,
    private readonly stopDatabase: () => Promise<void>,
  ) {}

  static async start(): Promise<TwoProcesses> {
    const cluster = await startPostgres();
    const environment = {
      DATABASE_URL: cluster.url,
      TOKEN_SECRET: 'a secret of the tests, 32 characters',
    };
    const startProcess = () => startLinehaul({ environment });
    // Starts the first process before the second, because it makes the tables and the demonstration.
    const processes = [await startProcess(), await startProcess()];
    const both = new TwoProcesses(processes, startProcess, () => cluster.stop());
    await new Promise<void>((resolve) => both.proxy.listen(0, '127.0.0.1', resolve));
    return both;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
  }

  /**
   * Kills the process that gets the next call to this path (SIGKILL). The caller gets a 502 from the proxy. Resolves
   * once a new process has replaced the killed one.
   */
  killAt(point: KillPoint, path: string): Promise<void> {
    return new Promise((done) => {
      this.planned = { point, path, done };
    });
  }

  async stop(): Promise<void> {
    this.proxy.closeAllConnections();
    this.proxy.close();
    for (const one of this.processes) await one.stop();
    await this.stopDatabase();
  }

  private async forward(request: http.IncomingMessage, response: http.ServerResponse) {
    const body = await buffer(request);
    const target = this.processes[Math.floor(Math.random() * this.processes.length)];
    if (!target) throw new Error('no process');
    const kill = this.planned !== null && request.url?.includes(this.planned.path) === true;
    const point = kill ? this.planned?.point : undefined;
    const fail = () => response.writeHead(502).end();
    const end = () => void this.replace(target).then(fail);
    const { method, url: path } = request;
    // Opens a new connection for each request, since the process may have closed an earlier connection.
    const headers = { ...request.headers, connection: 'close' };
    const options = { method, headers, agent: false };
    const upstream = http.request(`${target.url}${path}`, options, (reply) => {
      if (point === 'response') reply.resume().once('end', end);
      else if (point === undefined)
        reply.pipe(response.writeHead(reply.statusCode ?? 502, reply.headers));
    });
    upstream.on('error', () => point === undefined && fail());
    upstream.end(body, () => point === 'request' && end());
  }

  private async replace(killed: Linehaul): Promise<void> {
    const planned = this.planned;
    this.planned = null;
    this.processes.splice(this.processes.indexOf(killed), 1);
    await killed.kill();
    void this.startProcess().then((started) => {
      this.processes.push(started);
      planned?.done();
    });
  }
}
