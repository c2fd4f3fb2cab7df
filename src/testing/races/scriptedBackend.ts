export interface SeenCall {
  method: string;
  host: string;
  path: string;
  search: string;
  token: string | null;
  body: string;
}

type Script = (call: SeenCall, signal: AbortSignal) => Promise<Response> | Response;

/**
 * Replaces fetch in tests that decide when and in which order responses arrive. `seen` records every call, and
 * `restore` restores the real fetch.
 */
export function scriptBackend(script: Script) {
  const seen: SeenCall[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call: SeenCall = {
      method: request.method,
      host: new URL(request.url).host,
      path: new URL(request.url).pathname,
      search: new URL(request.url).search,
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      body: await request.text(),
    };
    seen.push(call);
    return script(call, request.signal);
  };
  return {
    seen,
    countCalls: (path: string) => seen.filter((call) => call.path === path).length,
    restore: () => {
      globalThis.fetch = realFetch;
    },
  };
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** A response that never arrives. Rejects when the signal aborts, as fetch does. */
export function neverResponds(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
