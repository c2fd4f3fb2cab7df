import { calls } from '@/contract/calls';
import type { Inspection, InspectionRequest } from '@/contract/inspection';
import { toDayMonthYear } from '../dayMonthYear';
import { makeInspection } from '../fixtures/inspection';
import { json, scriptBackend, type SeenCall } from '../races/scriptedBackend';
import { resetTime } from './retryLater';

/** What happens to a call. A number is an error status, and a Response arrives as it is. */
export type CallOutcome =
  | 'responded'
  | 'responseLost'
  | 'responseReplaced'
  | 'brokenOff'
  | 'emptied'
  | 'lost'
  | number
  | Response
  | { page: number }
  | { empty: number }
  | { foreignJson: number };

type CallKind = 'get' | 'create' | 'send' | 'update' | 'own';

const firstId = 101;

function strangersResponse(
  outcome: { page: number } | { empty: number } | { foreignJson: number },
): Response {
  if ('empty' in outcome) return new Response(null, { status: outcome.empty });
  if ('foreignJson' in outcome) return json({ portal: 'Welcome' }, outcome.foreignJson);
  return new Response('<!doctype html><title>Welcome to our network</title>', {
    status: outcome.page,
    headers: { 'Content-Type': 'text/html' },
  });
}

/**
 * A backend with the rules of the four inspection calls (docs/product.md, Calls), and a network that the test controls.
 * A call takes its outcome from `outcomes`, or else from `next` for its kind, or else from `always` for its kind. Those
 * of `outcomes` and `next` apply once, in order. All other calls succeed.
 */
export function startInspectionServer(current: Inspection | null = null) {
  const server = {
    current,
    created: [] as (InspectionRequest & { create_key?: string })[],
    /** The ids of reports that the server has lost. */
    lost: [] as Inspection['id'][],
    sent: [] as Inspection[],
    /** The server's time in ISO 8601, or null if responses have no date. */
    time: null as string | null,
    rewrite: (report: Inspection) => report,
    /** Called before each send call, as if another phone acted just then. */
    onSend: () => {},
    computeDigest: null as ((stored: Inspection) => Promise<string | null>) | null,
    outcomes: [] as CallOutcome[],
    always: {} as Partial<Record<CallKind, CallOutcome>>,
    next: {} as Partial<Record<CallKind, CallOutcome[]>>,
  };

  async function create(request: InspectionRequest & { create_key?: string }): Promise<Response> {
    server.created.push(request);
    const [day = '', time = ''] = request.date_inspected.split(' ');
    const stored = makeInspection(null, {
      ...request,
      ...({
        id: firstId - 1 + server.created.length,
        updated_at: new Date().toISOString(),
        date_inspected: `${toDayMonthYear(day)} ${time}`,
        drivers_signature_date: toDayMonthYear(request.drivers_signature_date),
        mechanics_signature_date: toDayMonthYear(request.mechanics_signature_date),
      } as object),
    });
    server.current = server.rewrite(stored);
    const digest = server.computeDigest && (await server.computeDigest(server.current));
    return json({ ...server.current, ...(digest && { digest }) }, 201);
  }

  const isCurrent = ({ path }: SeenCall) => path.endsWith(`/${server.current?.id}/`);

  function update(call: SeenCall): Response {
    if (!server.current || !isCurrent(call)) return json({ detail: 'Not found.' }, 404);
    const patch = JSON.parse(call.body) as Partial<Inspection>;
    server.current = { ...server.current, ...patch };
    return json({ comments: server.current.comments });
  }

  function send(call: SeenCall): Response {
    server.onSend();
    if (!server.current || !isCurrent(call)) return json({ detail: 'Not found.' }, 404);
    const sent = server.current;
    server.sent.push(sent);
    server.current = null;
    return json(sent);
  }

  /** Says what became of a created report, by its id or its create key. Only Linehaul's own backend has this call. */
  async function readOwn({ path }: SeenCall): Promise<Response> {
    const reference = path.split('/').at(-2);
    const index = server.created.findIndex(
      ({ create_key: key }, n) => key === reference || String(firstId + n) === reference,
    );
    const id = firstId + index;
    if (index < 0 || server.lost.includes(id)) return json({ detail: 'Not found.' }, 404);
    const isSent = server.sent.some((report) => report.id === id);
    const isCurrent = server.current?.id === id;
    const state = isSent ? 'sent' : isCurrent ? 'current' : 'superseded';
    const digest = server.current && (await server.computeDigest?.(server.current));
    return json({ id, state, ...(digest && { digest }) });
  }

  function getCallKind({ path }: SeenCall): CallKind {
    if (path.startsWith('/api/fleet/reports/')) return 'own';
    if (path === calls.currentInspection) return 'get';
    if (path === calls.createInspection) return 'create';
    return path.includes('/send/') ? 'send' : 'update';
  }

  function act(call: SeenCall): Response | Promise<Response> {
    if (call.path === calls.refresh) return json({ access: 'refreshed' });
    switch (getCallKind(call)) {
      case 'get':
        return server.current ? json(server.current) : json({ detail: 'Not found.' }, 404);
      case 'create':
        return create(JSON.parse(call.body) as InspectionRequest & { create_key?: string });
      case 'send':
        return send(call);
      case 'update':
        return update(call);
      case 'own':
        return readOwn(call);
    }
  }

  const scripted = scriptBackend((call) => {
    const kind = getCallKind(call);
    const outcome =
      server.outcomes.shift() ?? server.next[kind]?.shift() ?? server.always[kind] ?? 'responded';
    if (outcome instanceof Response) return outcome;
    if (typeof outcome === 'object') return strangersResponse(outcome);
    if (typeof outcome === 'number') return json({ detail: 'Scripted.' }, outcome);
    return carry(call, outcome);
  });

  async function carry(call: SeenCall, outcome: Extract<CallOutcome, string>): Promise<Response> {
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    const response = await act(call);
    if (server.time !== null) response.headers.set('Date', new Date(server.time).toUTCString());
    if (outcome === 'responseLost') throw new TypeError('Failed to fetch');
    if (outcome === 'emptied') return new Response(null, { status: response.status });
    if (outcome === 'brokenOff') return new Response('{"id": 1', { status: response.status });
    return outcome === 'responseReplaced' ? json({ detail: 'Scripted.' }, 502) : response;
  }
  const log = () =>
    scripted.seen.map(({ method, path }) => `${method} ${path.replace('/api/driver/', '')}`);
  const restore = () => {
    scripted.restore();
    resetTime();
  };
  return Object.assign(server, { log, seen: scripted.seen, restore });
}
