import { delay, http, HttpResponse } from 'msw';
import type { JsonBodyType } from 'msw';

type Method = 'get' | 'post' | 'put' | 'patch';

/** Parameters of a story in which a call is answered so. */
export function answeredWith(method: Method, path: string, body: JsonBodyType) {
  return { msw: [http[method](path, () => HttpResponse.json(body))] };
}

/** Parameters of a story in which a call is refused: the browser writes a line about that, which is declared. */
export function refusedWith(method: Method, path: string, body: JsonBodyType, status = 400) {
  return {
    msw: [http[method](path, () => HttpResponse.json(body, { status }))],
    network: [`${status} ${path}`],
  };
}

/** Parameters of a story in which a call waits for its answer. */
export function unanswered(method: Method, path: string) {
  return { msw: [http[method](path, () => delay('infinite'))], app: { waits: true } };
}
