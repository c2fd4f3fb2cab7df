import { http, HttpResponse, type HttpHandler } from 'msw';
import { apiUrl } from './backend';

type Method = 'get' | 'post' | 'put' | 'patch';

export interface SeenRequest {
  method: string;
  authorization: string | null;
  body: unknown;
}

/**
 * Returns a handler that responds to a call with a status and a JSON body, or with an empty body. The handler records
 * the requests in `seen`.
 */
export function responding(
  [method, path]: [Method, string],
  status: number,
  body?: Parameters<typeof HttpResponse.json>[0],
  seen: SeenRequest[] = [],
): HttpHandler {
  return http[method](apiUrl(path), async ({ request }) => {
    const text = await request.text();
    seen.push({
      method: request.method,
      authorization: request.headers.get('authorization'),
      body: text === '' ? null : JSON.parse(text),
    });
    return body === undefined
      ? new HttpResponse(null, { status })
      : HttpResponse.json(body, { status });
  });
}
