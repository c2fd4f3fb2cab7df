import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { captchaProvider, givesTokens, type CaptchaBehavior } from '@/testing/captchaProvider';
import { apiUrl, backend, testSettings, startBackend } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { DriverApplicationForm } from '../components/DriverApplicationForm/DriverApplicationForm';
import { captchaTimeLimit } from './provider';

startBackend();

let provider = captchaProvider();
let tokens: unknown[] = [];
const rejected = 'Failed to verify reCAPTCHA';

beforeEach(() => {
  tokens = [];
  provider = captchaProvider();
  backend.use(
    http.post<never, { recaptcha_token: string }>(apiUrl(calls.driverForm), async ({ request }) => {
      tokens.push((await request.json()).recaptcha_token);
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => provider.forget());

function renderForm(behavior: CaptchaBehavior = givesTokens) {
  provider.state.behavior = behavior;
  return renderWithProviders(<DriverApplicationForm place="hero" />, {
    settings: { ...testSettings, recaptchaSiteKey: 'site-key' },
  });
}

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('First name'), 'Dana');
  await user.type(screen.getByLabelText('Last name'), 'Miles');
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send application' }));
const sent = () => screen.findByText('Your information is sent');
const kept = () => {
  expect(screen.getByLabelText('First name')).toHaveValue('Dana');
  expect(screen.getByLabelText('Last name')).toHaveValue('Miles');
};

test('the captcha script is requested once, when the form is first touched, and not with the page', async () => {
  const { user } = renderForm();
  expect(provider.requests()).toBe(0);
  await user.click(screen.getByLabelText('First name'));
  expect(provider.requests()).toBe(1);
  await fillIn(user);
  expect(provider.requests()).toBe(1);
});

test('the captcha runs invisibly on submit, and is reset after its token was sent', async () => {
  const { user } = renderForm();
  await fillIn(user);
  await provider.arrive();
  await waitFor(() =>
    expect(provider.state.rendered).toMatchObject([{ sitekey: 'site-key', size: 'invisible' }]),
  );
  expect(provider.state.runs).toBe(0);
  await send(user);
  await sent();
  expect(tokens).toEqual(['token-1']);
  expect(provider.state.resets).toBe(1);
});

test('the captcha does not run for an invalid form', async () => {
  const { user } = renderForm();
  await user.click(screen.getByLabelText('First name'));
  await provider.arrive();
  await send(user);
  await screen.findByText('First name is required');
  expect(provider.state.runs).toBe(0);
});

test('submitting a form waits for a slow captcha script', async () => {
  const { user } = renderForm();
  await fillIn(user);
  await send(user);
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await provider.arrive();
  await sent();
  expect(tokens).toEqual(['token-1']);
});

test('after a failed submission the captcha is reset, and the next try sends a new token', async () => {
  const { user } = renderForm();
  backend.use(
    http.post(apiUrl(calls.driverForm), () => HttpResponse.json({}, { status: 503 }), {
      once: true,
    }),
  );
  await fillIn(user);
  await provider.arrive();
  await send(user);
  await screen.findByText('Failed to send');
  expect(provider.state.resets).toBe(1);
  await send(user);
  await sent();
  expect(tokens).toEqual(['token-2']);
});

const withoutToken: [string, CaptchaBehavior][] = [
  ['no token', (widget) => widget.callback(null)],
  ['an empty token', (widget) => widget.callback('')],
  ['a provider error', (widget) => widget['error-callback']()],
];

test.each(withoutToken)(
  'after %s from the captcha, the form shows a message and keeps the typed text, and the next try sends the form',
  async (_case, none) => {
    const { user } = renderForm(none);
    await fillIn(user);
    await provider.arrive();
    await send(user);
    expect(await screen.findByText(rejected)).toBeVisible();
    kept();
    expect(tokens).toEqual([]);
    expect(provider.state.resets).toBe(1);

    provider.state.behavior = givesTokens;
    await send(user);
    await sent();
    expect(screen.queryByText(rejected)).toBeNull();
  },
);

test('a form whose captcha script is blocked shows a message, keeps the typed text, and requests the script again at the next try', async () => {
  const { user } = renderForm();
  await fillIn(user);
  await provider.fail();
  await send(user);
  await provider.fail();
  expect(await screen.findByText(rejected)).toBeVisible();
  kept();
  expect(tokens).toEqual([]);

  await send(user);
  expect(provider.requests()).toBe(1);
  await provider.arrive();
  await sent();
  expect(tokens).toEqual(['token-1']);
});

test('a form that is unmounted while the captcha script loads renders no captcha', async () => {
  const { user, unmount } = renderForm();
  await user.click(screen.getByLabelText('First name'));
  unmount();
  await provider.arrive();
  expect(provider.state.rendered).toEqual([]);
});

test('a captcha that fails after its form was unmounted shows an error toast, and nothing is sent', async () => {
  const { user, store, unmount } = renderForm(() => undefined);
  await fillIn(user);
  await provider.arrive();
  await send(user);
  unmount();
  const [widget] = provider.state.rendered;
  await act(async () => widget?.['error-callback']());
  expect(store.getState().ui.toasts).toMatchObject([{ type: 'error', text: rejected }]);
  expect(tokens).toEqual([]);
});

describe('the time limit', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    document.querySelectorAll('iframe').forEach((frame) => frame.remove());
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const typing = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test.each([
    ['a script that never loads', false],
    ['a captcha that never calls back', true],
  ])(
    'with %s, the form shows a message after the time limit and keeps the typed text',
    async (_case, arrives) => {
      renderForm(() => undefined);
      const user = typing();
      await fillIn(user);
      if (arrives) await provider.arrive();
      await send(user);
      await pass(captchaTimeLimit + 500);
      expect(await screen.findByText(rejected)).toBeVisible();
      kept();
    },
  );

  test("the captcha's time limit pauses while a visitor solves a challenge", async () => {
    renderForm(() => {
      const challenge = document.createElement('iframe');
      challenge.src = 'about:blank#/recaptcha/api2/bframe';
      document.body.append(challenge);
    });
    const user = typing();
    await fillIn(user);
    await provider.arrive();
    await send(user);
    await pass(captchaTimeLimit * 4);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    const [widget] = provider.state.rendered;
    await act(async () => widget?.callback('solved'));
    await sent();
    expect(tokens).toEqual(['solved']);
  });
});
