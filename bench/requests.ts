import autocannon from 'autocannon';

const connections = 20;

export interface Load {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** The access tokens for the connections, one per driver. */
  bearers?: readonly string[];
  body?: () => string;
}

export interface Figures {
  name: string;
  perSecond: number;
  p99: number;
  errors: number;
}

let sent = 0;

export const requestsSent = () => sent;

/** Returns a new client address for each request, as from a trusted proxy, so that rate limits do not apply. */
export function anyAddress(): string {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}

function toAutocannonRequest({ path, method = 'GET', headers, body }: Load, bearer?: string) {
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    headers: {
      ...headers,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      'x-forwarded-for': anyAddress(),
    },
    ...(body && { body: body() }),
  });
  return { path, method, setupRequest };
}

/** Sends the call over 20 connections for this many seconds. */
export async function measure(
  name: string,
  origin: string,
  load: Load,
  seconds = 4,
): Promise<Figures> {
  let connected = 0;
  const { bearers } = load;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [toAutocannonRequest(load)],
    ...(bearers && {
      setupClient: (client: autocannon.Client) => {
        client.setRequests([toAutocannonRequest(load, bearers[connected % bearers.length])]);
        connected += 1;
      },
    }),
  });
  const errors = result.non2xx + result.errors;
  return { name, perSecond: result.requests.average, p99: result.latency.p99, errors };
}
