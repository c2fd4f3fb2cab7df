/**
 * Another developer's backend for the four inspection calls, written from section 7 of the specification alone. It
 * imports nothing from the product. Each variant is something that the specification leaves open.
 */

type Body = Record<string, unknown>;
type Comment = Record<'key' | 'text', string> & { fixed: boolean };
export type Stored = Body & { id: number; comments: Comment[] };

interface Reply {
  status: number;
  body?: unknown;
}

export type ForeignCall = 'create' | 'current' | 'send' | 'update';
type Failure = 'lost' | 'responseLost' | { status: number; isDone: boolean };

export interface Variant {
  name: string;
  rewrite?: (text: string) => string;
  show?: (report: Stored) => Body;
  answer?: Reply;
  /** The time in ms for which a read still returns the report from before a change. */
  lag?: number;
  /** One call fails. It is the first of its kind, or for a read the first one after a create call. */
  failure?: [ForeignCall, Failure];
}

const without = (report: Body, ...names: string[]): Body =>
  Object.fromEntries(Object.entries(report).filter(([name]) => !names.includes(name)));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const variants: readonly Variant[] = [
  { name: 'escapes', rewrite: escaped },
  { name: 'trims and collapses', rewrite: (text) => text.trim().replace(/\s+/g, ' ') },
  { name: 'upper-cases', rewrite: (text) => text.toUpperCase() },
  { name: 'leaves comments out', show: (report) => without(report, 'comments') },
  {
    name: 'leaves signatures and instants out',
    show: (report) =>
      without(report, 'drivers_signature', 'mechanics_signature', 'created_at', 'updated_at'),
  },
  { name: 'answers empty', answer: { status: 200 } },
  { name: 'answers 204', answer: { status: 204 } },
  { name: 'answers other JSON', answer: { status: 200, body: { ok: true } } },
  {
    name: 'returns numbers',
    show: (report) => ({ ...report, odometer_reading: Number(report.odometer_reading) }),
  },
  { name: 'lags', lag: 30_000 },
  { name: 'repeats the old report', lag: 300_000 },
  { name: 'fails a create', failure: ['create', { status: 500, isDone: false }] },
  { name: 'fails after a create', failure: ['create', { status: 500, isDone: true }] },
  { name: 'is down at a create', failure: ['create', { status: 503, isDone: true }] },
  { name: 'never gets a create', failure: ['create', 'lost'] },
  { name: 'loses the response to a create', failure: ['create', 'responseLost'] },
  { name: 'fails a read', failure: ['current', { status: 500, isDone: false }] },
  { name: 'has no report at a read', failure: ['current', { status: 404, isDone: false }] },
  { name: 'loses the response to a send', failure: ['send', 'responseLost'] },
  { name: 'loses the response to an update', failure: ['update', 'responseLost'] },
];

const toDayMonthYear = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3-$2-$1');

function toCall(path: string): ForeignCall {
  if (path.endsWith('/current/inspection/')) return 'current';
  if (path.endsWith('/create/inspection/')) return 'create';
  return path.includes('/send/') ? 'send' : 'update';
}

/** A backend with these variants. `before` is the report that is current at first, and `now` the backend's clock. */
export function createForeignBackend(
  chosen: readonly Variant[],
  before: Stored,
  now: () => number = Date.now,
) {
  const created: Stored[] = [];
  const sent: Stored[] = [];
  const wrong: string[] = [];
  const errors: ForeignCall[] = [];
  const failures = chosen.flatMap(({ failure }) => (failure ? [failure] : []));
  const lag = Math.max(0, ...chosen.map((variant) => variant.lag ?? 0));
  let current: Stored | null = before;
  let shown: Stored | null = before;
  let changedAt = -Infinity;

  function change(next: Stored | null): void {
    if (now() >= changedAt + lag) shown = current;
    current = next;
    changedAt = now();
  }

  const rewritten = (text: unknown) =>
    typeof text === 'string'
      ? chosen.reduce((result, { rewrite }) => rewrite?.(result) ?? result, text)
      : text;

  const texts = ['carrier', 'address', 'truck_number', 'trailer_numbers', 'drivers_signature'];

  function toStored(body: Body, id: number): Stored {
    const comments = (body.comments ?? []) as Comment[];
    const stored = Object.entries(body).map(([name, value]) => {
      if (texts.includes(name)) return [name, rewritten(value)];
      return [name, typeof value === 'string' ? toDayMonthYear(value) : value];
    });
    return {
      ...(Object.fromEntries(stored) as Body),
      comments: comments.map((comment) => ({ ...comment, text: String(rewritten(comment.text)) })),
      updated_at: new Date(now()).toISOString(),
      id,
    };
  }

  function read(): Reply {
    const found = now() < changedAt + lag ? shown : current;
    if (!found) return { status: 404, body: { detail: 'Not found.' } };
    const body = chosen.reduce<Body>(
      (report, { show }) => show?.({ ...report, id: found.id, comments: found.comments }) ?? report,
      found,
    );
    return { status: 200, body };
  }

  function create(body: Body): Stored {
    const report = toStored(body, before.id + created.length + 1);
    created.push({ ...report, ...body, comments: (body.comments ?? []) as Comment[] });
    change(report);
    return report;
  }

  /** Rejects a call for a report that is not the current one, as a repeated send call is. */
  function rejectOther(call: ForeignCall, id: number): Reply {
    const isSent = sent.some((report) => report.id === id);
    if (!isSent) wrong.push(`${call} of ${id} in place of ${current?.id}`);
    return { status: 404, body: { detail: 'Not found.' } };
  }

  function carryOut(call: ForeignCall, path: string, body: Body): Reply {
    const answer = chosen.find((variant) => variant.answer)?.answer;
    if (call === 'current') return read();
    if (call === 'create') {
      const report = create(body);
      return answer ?? { status: 201, body: report };
    }
    const id = Number(path.match(/\d+/)?.[0]);
    if (current?.id !== id) return rejectOther(call, id);
    if (call === 'send') {
      sent.push(current);
      change(null);
    } else change({ ...current, ...toStored(body, id) });
    return answer ?? { status: 200, body: call === 'update' ? body : {} };
  }

  /** Returns the response, or 'lost' if none arrives. */
  function respond(path: string, body: Body): Reply | 'lost' {
    const call = toCall(path);
    const isFirst = call !== 'current' || created.length > 0;
    const index = isFirst ? failures.findIndex(([failing]) => failing === call) : -1;
    const failure = index < 0 ? undefined : failures.splice(index, 1)[0]?.[1];
    if (failure === 'lost') return 'lost';
    if (typeof failure !== 'object' || failure.isDone) {
      const reply = carryOut(call, path, body);
      if (!failure) return reply;
      if (failure === 'responseLost') return 'lost';
    }
    errors.push(call);
    return { status: failure.status, body: { detail: 'Failed.' } };
  }

  return { created, sent, wrong, errors, respond };
}
