import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { Provider } from 'react-redux';
import { calls } from '@/contract/calls';
import { emptyDriverApplication } from '@/contract/driverApplication';
import { commentsApi } from '@/features/content/commentsApi';
import {
  useSendDriverApplicationMutation,
  useSendQuoteRequestMutation,
} from '@/features/leads/leadsApi';
import { testSettings } from '@/testing/msw/backend';
import { json, scriptBackend } from '@/testing/races/scriptedBackend';
import { makeStore } from './store';

/** Responses from the server and from others, such as a proxy (docs/decisions/0004-readings.md). */
const responses = {
  'the right response': (right: object) => json(right, 201),
  'an empty 200': () => new Response(null, { status: 200 }),
  'an empty 204': () => new Response(null, { status: 204 }),
  'JSON of another server': () => json({ portal: 'Welcome' }),
  'a page with 200': () => page(200),
  'a page with 403': () => page(403),
  'a page with 404': () => page(404),
  'a text with 200': () => new Response('OK', { headers: { 'Content-Type': 'text/plain' } }),
  'a part of JSON': () => new Response('{"detail": "Than', { status: 201 }),
  'a 502': () => json({ detail: 'Bad gateway.' }, 502),
  'no response': () => {
    throw new TypeError('Failed to fetch');
  },
} satisfies Record<string, (right: object) => Response>;
type Outcome = keyof typeof responses;

const page = (status: number) =>
  new Response('<!doctype html><title>Welcome</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const application = {
  ...emptyDriverApplication,
  first_name: 'Dana',
  last_name: 'Miles',
  recaptcha_token: '',
};
const quote = {
  pickup_location: 'Chicago',
  delivery_location: 'Dallas',
  pickup_date: '2025-06-14',
  commodity: 'Paper',
  total_weight: '1000',
  equipment: 'dry_van' as const,
  hazardous_materials: false,
  drop_trailer_required: false,
  business_email: 'a@example.com',
  recaptcha_token: '',
};
const comment = {
  first_name: 'Ann',
  last_name: 'Lee',
  description: 'Good',
  company_name: 'Acme',
  position_user: 'Manager',
};

/** With these, another backend may accept a lead, because the specification defines only a comment's response. */
const proofless: ReadonlySet<Outcome> = new Set([
  'an empty 200',
  'an empty 204',
  'JSON of another server',
]);

const hosts = [
  ["Linehaul's own backend", true],
  ['another backend', false],
] as const;

test.each(hosts)(
  'with %s, a lead or a comment counts as sent only if the response may come from that backend',
  async (_name, fleet) => {
    const kinds = ['application', 'quote', 'comment'] as const;
    const outcomes = Object.keys(responses) as Outcome[];
    const step = fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...outcomes));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        let outcome: Outcome = 'the right response';
        const backend = scriptBackend(({ path }) =>
          responses[outcome](
            path === calls.comments
              ? { ...comment, id: 7, is_active: true }
              : { detail: 'Thanks.' },
          ),
        );
        const store = makeStore({ settings: { ...testSettings, fleet } });
        const wrapper = ({ children }: { children: React.ReactNode }) => (
          <Provider store={store}>{children}</Provider>
        );
        const { result, unmount } = renderHook(
          () => [useSendDriverApplicationMutation(), useSendQuoteRequestMutation()] as const,
          { wrapper },
        );
        const formKey = 'the-key-of-this-form';
        const send = {
          application: () => result.current[0][0]({ body: application, formKey }),
          quote: () => result.current[1][0]({ body: quote, formKey }),
          comment: () =>
            store.dispatch(commentsApi.endpoints.postComment.initiate({ form: comment, formKey })),
        };
        try {
          for (const [kind, arriving] of steps) {
            outcome = arriving;
            const { error } = await send[kind]();
            const mayBeOwn = !fleet && kind !== 'comment' && proofless.has(arriving);
            const isSent = arriving === 'the right response' || mayBeOwn;
            expect([kind, arriving, error === undefined]).toEqual([kind, arriving, isSent]);
          }
        } finally {
          unmount();
          backend.restore();
        }
      }),
      { numRuns: 60 },
    );
  },
);
