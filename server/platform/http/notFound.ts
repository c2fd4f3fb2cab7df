import type { FastifyInstance } from 'fastify';
import { HttpRejection } from '../rejections';

/** Each call's methods, to distinguish a wrong method (405) from a wrong path (404). */
export class KnownCalls {
  private readonly calls: { pattern: RegExp; method: string }[] = [];

  /** Collects the methods. Call it before registering the routes. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      const pattern = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}$`);
      for (const name of [method].flat()) this.calls.push({ pattern, method: name });
    });
  }

  /** Returns 405 with `Allow` if the path has other methods, else null. */
  rejectionOf(path: string, method: string): HttpRejection | null {
    const methods = this.calls.filter((call) => call.pattern.test(path)).map((call) => call.method);
    if (methods.length === 0 || methods.includes(method)) return null;
    const detail = `Method "${method}" not allowed.`;
    return new HttpRejection(405, { detail }, { Allow: [...new Set(methods)].join(', ') });
  }
}
