import { delay, http, HttpResponse, type JsonBodyType } from 'msw';

type Method = 'get' | 'post' | 'put' | 'patch';

export function respondingWith(method: Method, path: string, body: JsonBodyType) {
  return { msw: [http[method](path, () => HttpResponse.json(body))] };
}

export function rejectedWith(method: Method, path: string, body: JsonBodyType, status = 400) {
  return {
    msw: [http[method](path, () => HttpResponse.json(body, { status }))],
    network: [`${status} ${path}`],
  };
}

export function withoutResponse(method: Method, path: string) {
  return { msw: [http[method](path, () => delay('infinite'))], app: { waits: true } };
}
