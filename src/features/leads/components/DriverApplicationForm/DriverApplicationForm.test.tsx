import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { limits } from '@/contract/limits';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { deferred } from '@/testing/races/scriptedBackend';
import { driverApplication } from '@/testing/fixtures/leads';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { DriverApplicationForm } from './DriverApplicationForm';

startBackend();

const texts = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  email: 'Email',
  state: 'Home State',
} as const;
type Field = keyof typeof texts;

const field = (name: Field) => screen.getByLabelText(texts[name]);
const sendButton = () => screen.getByRole('button', { name: 'Send application' });

async function filledForm(changes: Partial<Record<Field, string>> = {}) {
  const view = renderWithProviders(<DriverApplicationForm place="hero" />);
  for (const [name, value] of Object.entries({ ...driverApplication, ...changes })) {
    if (value === '') continue;
    await view.user.click(field(name as Field));
    await view.user.paste(value);
  }
  return view;
}

function responding(response: () => Response | Promise<Response> = () => HttpResponse.json({})) {
  const bodies: unknown[] = [];
  backend.use(
    http.post(apiUrl(calls.driverForm), async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
}

describe('validation before anything is sent', () => {
  test.each([
    ['first_name', '', 'First name is required'],
    ['first_name', 'Mary Ann', 'First name must contain only letters without spaces'],
    ['first_name', 'a'.repeat(limits.name + 1), 'First name must be 100 characters or less'],
    ['last_name', '', 'Last name is required'],
    ['last_name', "O'Hara", 'Last name must contain only letters without spaces'],
    ['last_name', 'a'.repeat(limits.name + 1), 'Last name must be 100 characters or less'],
    ['phone', '555-0100', "Phone number must contain only digits and may start with '+'"],
    [
      'phone',
      '1'.repeat(limits.phone + 1),
      "Phone number must contain only digits and may start with '+'",
    ],
    ['email', 'dana@', 'Invalid email format'],
    ['email', `${'a'.repeat(limits.email)}@b.co`, 'Email must be 254 characters or less'],
    ['state', 'a'.repeat(limits.state + 1), 'State name must be 250 characters or less'],
  ] as const)(
    'the driver application reports an invalid field: %s (case %#)',
    async (name, value, message) => {
      const bodies = responding();
      const { user } = await filledForm({ [name]: value });
      await user.click(sendButton());
      expect(await screen.findByText(message)).toBeVisible();
      expect(field(name)).toHaveAccessibleDescription(message);
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveFocus();
      expect(bodies).toEqual([]);
    },
  );

  test('the driver application focuses the first invalid field', async () => {
    const { user } = await filledForm({ last_name: '', email: 'nowhere' });
    await user.click(sendButton());
    await waitFor(() => expect(field('last_name')).toHaveFocus());
    expect(screen.getByText('Invalid email format')).toBeVisible();
  });

  test('the driver application clears an error when its field is edited, and shows no new error before the next submit', async () => {
    const { user } = await filledForm({ first_name: '', last_name: '' });
    await user.click(sendButton());
    await screen.findByText('First name is required');
    await user.type(field('first_name'), '1');
    expect(screen.queryByText('First name is required')).toBeNull();
    expect(screen.queryByText(/must contain only letters/)).toBeNull();
    expect(screen.getByText('Last name is required')).toBeVisible();
  });
});

describe('submitting', () => {
  test('the driver application sends the fields, and an empty token if the captcha is off', async () => {
    const bodies = responding();
    const { user } = await filledForm();
    await user.click(sendButton());
    expect(await screen.findByText('Your information is sent')).toBeVisible();
    expect(bodies).toEqual([{ ...driverApplication, recaptcha_token: '' }]);
  });

  test('the driver application is sent even if its optional fields are empty', async () => {
    const bodies = responding();
    const { user } = await filledForm({ phone: '', email: '', state: '' });
    await user.click(sendButton());
    await screen.findByText('Your information is sent');
    expect(bodies).toMatchObject([{ phone: '', email: '', state: '' }]);
  });

  test("the driver application shows 'Sending...' with the inputs disabled, then clears the form", async () => {
    const response = deferred<Response>();
    responding(() => response.promise);
    const { user } = await filledForm();
    await user.click(sendButton());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    for (const name of Object.keys(texts)) expect(field(name as Field)).toBeDisabled();
    response.resolve(HttpResponse.json({}));
    await screen.findByText('Your information is sent');
    for (const name of Object.keys(texts)) {
      expect(field(name as Field)).toBeEnabled();
      expect(field(name as Field)).toHaveValue('');
    }
  });

  test('a double click sends the driver application only once', async () => {
    const bodies = responding();
    const { user } = await filledForm();
    await user.dblClick(sendButton());
    await screen.findByText('Your information is sent');
    expect(bodies).toHaveLength(1);
  });

  test.each([
    ['a network failure', () => HttpResponse.error()],
    ['a server error', () => new HttpResponse('<h1>oops</h1>', { status: 502 })],
    ['a rate limit', () => HttpResponse.json({ detail: 'Slow down.' }, { status: 429 })],
  ])(
    'the driver application shows a failure after %s, keeps the typed text, and is sent by the next press',
    async (_case, response) => {
      responding(response);
      const { user } = await filledForm();
      await user.click(sendButton());
      expect(await screen.findByText('Failed to send')).toBeVisible();
      for (const [name, value] of Object.entries(driverApplication)) {
        expect(field(name as Field)).toHaveValue(value);
      }
      await waitFor(() => expect(sendButton()).toHaveFocus());

      const bodies = responding();
      await user.click(sendButton());
      await screen.findByText('Your information is sent');
      expect(bodies).toHaveLength(1);
    },
  );

  test("the driver application focuses a field that the server rejects, and shows the server's error until the field is edited", async () => {
    const rejection = { phone: ['Enter a valid phone number.'], nickname: ['Unknown field.'] };
    responding(() => HttpResponse.json(rejection, { status: 400 }));
    const { user } = await filledForm();
    await user.click(sendButton());
    await screen.findByText('Enter a valid phone number.');
    expect(field('phone')).toHaveAccessibleDescription('Enter a valid phone number.');
    await waitFor(() => expect(field('phone')).toHaveFocus());
    await user.type(field('phone'), '1');
    expect(screen.queryByText('Enter a valid phone number.')).toBeNull();
  });

  test("the driver application shows 'Failed to verify reCAPTCHA' for a rejected token", async () => {
    responding(() =>
      HttpResponse.json({ recaptcha_token: ['This token is used up.'] }, { status: 400 }),
    );
    const { user } = await filledForm();
    await user.click(sendButton());
    expect(await screen.findByText('Failed to verify reCAPTCHA')).toBeVisible();
    expect(field('state')).toHaveValue(driverApplication.state);
  });
});

test('each field of the driver application has an autocomplete value, and the phone and email fields also have an input mode', () => {
  renderWithProviders(<DriverApplicationForm place="hero" />);
  expect(field('first_name')).toHaveAttribute('autocomplete', 'given-name');
  expect(field('last_name')).toHaveAttribute('autocomplete', 'family-name');
  expect(field('phone')).toHaveAttribute('inputmode', 'tel');
  expect(field('phone')).toHaveAttribute('autocomplete', 'tel');
  expect(field('email')).toHaveAttribute('inputmode', 'email');
  expect(field('email')).toHaveAttribute('autocomplete', 'email');
  expect(field('state')).toHaveAttribute('autocomplete', 'address-level1');
});
