import type { FastifyInstance } from 'fastify';
import { HttpRejection } from '../rejections';

/** The paths and methods of all routes without a wildcard. */
export class KnownCalls {
  private readonly calls: { pattern: RegExp; method: string }[] = [];

  /** Collects the routes. Call it before registering them. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      const pattern = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}$`);
      for (const name of [method].flat()) this.calls.push({ pattern, method: name });
    });
  }

  /** Returns 405 with `Allow` if the path exists, but only with other methods; null otherwise. */
  findRejection(path: string, method: string): HttpRejection | null {
    const methods = this.calls.filter((call) => call.pattern.test(path)).map((call) => call.method);
    if (methods.length === 0 || methods.includes(method)) return null;
    const detail = `Method "${method}" not allowed.`;
    return new HttpRejection(405, { detail }, { Allow: [...new Set(methods)].join(', ') });
  }
}
