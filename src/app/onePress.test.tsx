import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { idempotencyHeader } from '@/contract/idempotency';
import { CommentForm } from '@/features/content/components/CommentForm/CommentForm';
import { DriverApplicationForm } from '@/features/leads/components/DriverApplicationForm/DriverApplicationForm';
import {
  apiUrl,
  backend,
  extendedSettings,
  startBackend,
  testSettings,
} from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';

startBackend();

beforeEach(() => sessionStorage.clear());

const stored = {
  id: 7,
  first_name: 'Dana',
  last_name: 'Miles',
  description: 'On time.',
  company_name: 'Northgate',
  position_user: 'Buyer',
  is_active: true,
};

interface Case {
  what: string;
  form: React.ReactElement;
  url: string;
  texts: Record<string, string>;
  button: string;
}

const forms: Case[] = [
  {
    what: 'an application',
    form: <DriverApplicationForm place="hero" />,
    url: calls.driverForm,
    texts: { 'First name': 'Dana', 'Last name': 'Miles' },
    button: 'Send application',
  },
  {
    what: 'a comment',
    form: <CommentForm onDone={() => undefined} />,
    url: calls.comments,
    texts: {
      'First Name': 'Dana',
      'Last Name': 'Miles',
      'Company Name': 'Northgate',
      'Position User': 'Buyer',
      Description: 'On time.',
    },
    button: 'Submit',
  },
];

describe.each(forms)('the key of $what', ({ form, url, texts, button }) => {
  async function sendTwice(settings: typeof extendedSettings) {
    const keys: (string | null)[] = [];
    backend.use(
      http.post(apiUrl(url), ({ request }) => {
        keys.push(request.headers.get(idempotencyHeader));
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ ...stored, detail: 'Thanks.' });
      }),
    );
    const { user } = renderWithProviders(form, { settings });
    for (const [label, text] of Object.entries(texts)) {
      await user.type(screen.getByLabelText(label), text);
    }
    const press = () => user.click(screen.getByRole('button', { name: button }));
    await press();
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    await press();
    await waitFor(() => expect(keys).toHaveLength(2));
    return keys;
  }

  test("a repeat after a lost response has the same key on Linehaul's own backend", async () => {
    const keys = await sendTwice(extendedSettings);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
    await waitFor(() =>
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith('form-key'))).toEqual([]),
    );
  });

  test('another backend gets no key', async () => {
    expect(await sendTwice({ ...testSettings, publicUrl: '' })).toEqual([null, null]);
  });
});
