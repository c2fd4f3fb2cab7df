import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { limits } from '@/contract/limits';
import type { QuoteForm as Quote } from '@/contract/quote';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { quote } from '@/testing/fixtures/leads';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { deferred } from '@/testing/races/scriptedBackend';
import { QuoteForm } from './QuoteForm';

startBackend();

const labels = {
  pickup_location: 'Pickup location',
  delivery_location: 'Delivery location',
  pickup_date: 'Pickup date',
  commodity: 'Commodity',
  total_weight: 'Total weight',
  business_email: 'Business email',
} as const;
type TextField = keyof typeof labels;
const textFields = Object.keys(labels) as TextField[];

const field = (name: TextField) => screen.getByLabelText(labels[name]);
const sendButton = () => screen.getByRole('button', { name: 'Request a quote' });

async function filledForm(changes: Partial<Pick<Quote, TextField>> = {}) {
  const view = renderWithProviders(<QuoteForm />);
  for (const name of textFields) {
    const value = changes[name] ?? quote[name];
    await view.user.clear(field(name));
    if (name === 'pickup_date' && value !== '') await view.user.type(field(name), value);
    else if (value !== '') {
      await view.user.click(field(name));
      await view.user.paste(value);
    }
  }
  return view;
}

function responding(response: () => Response | Promise<Response> = () => HttpResponse.json({})) {
  const bodies: unknown[] = [];
  backend.use(
    http.post(apiUrl(calls.shipperForm), async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
}

const long = (length: number) => 'a'.repeat(length);

describe('validation', () => {
  test.each([
    ['pickup_location', '', 'Pickup location is required'],
    ['pickup_location', long(limits.place + 1), 'Pickup location must be 250 characters or less'],
    ['delivery_location', '', 'Delivery location is required'],
    ['delivery_location', long(251), 'Delivery location must be 250 characters or less'],
    ['pickup_date', '', 'Pickup date is required'],
    ['commodity', '', 'Commodity is required'],
    ['commodity', long(limits.commodity + 1), 'Commodity must be 250 characters or less'],
    ['total_weight', '', 'Total weight is required'],
    ['total_weight', '1,000', 'Total weight must be a number (e.g., 1000 or 1000.5)'],
    ['business_email', '', 'Business email is required'],
    ['business_email', 'maria@orchard', 'Invalid email format'],
    ['business_email', `${long(limits.email)}@b.co`, 'Email must be 254 characters or less'],
  ] as const)(
    'the quote form reports an invalid field: %s (case %#)',
    async (name, value, message) => {
      const bodies = responding();
      const { user } = await filledForm({ [name]: value });
      await user.click(sendButton());
      expect(await screen.findByText(message)).toBeVisible();
      expect(field(name)).toHaveAccessibleDescription(message);
      expect(field(name)).toHaveFocus();
      expect(bodies).toEqual([]);
    },
  );

  test("the quote form clears a field's error when the field is edited", async () => {
    const { user } = await filledForm({ commodity: '', total_weight: '' });
    await user.click(sendButton());
    await screen.findByText('Commodity is required');
    await user.type(field('commodity'), 'A');
    expect(screen.queryByText('Commodity is required')).toBeNull();
    expect(screen.getByText('Total weight is required')).toBeVisible();
  });

  test.each([
    ['pickup_date', 'Invalid date format (YYYY-MM-DD)'],
    ['equipment', 'Please select a valid equipment type'],
  ])("the quote form shows the server's message for %s", async (name, message) => {
    responding(() => HttpResponse.json({ [name]: [message] }, { status: 400 }));
    const { user } = await filledForm();
    await user.click(sendButton());
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('the quote form focuses the selected equipment if the server rejects it', async () => {
    const message = 'Please select a valid equipment type';
    responding(() => HttpResponse.json({ equipment: [message] }, { status: 400 }));
    const { user } = await filledForm();
    await user.click(sendButton());
    const group = await screen.findByRole('radiogroup', {
      name: 'Equipment',
      description: message,
    });
    expect(group).toBeInvalid();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Dry van' })).toHaveFocus());
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('the initial form', () => {
  test('a new quote form has the date 2025-06-14, a dry van, no hazardous materials and no drop trailer', () => {
    renderWithProviders(<QuoteForm />);
    expect(field('pickup_date')).toHaveValue('2025-06-14');
    expect(field('pickup_date')).not.toHaveAttribute('min');
    expect(screen.getByRole('radio', { name: 'Dry van' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Hazardous materials' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Drop trailer required' })).not.toBeChecked();
  });

  test('a new quote form offers four kinds of equipment', () => {
    renderWithProviders(<QuoteForm />);
    expect(screen.getByRole('radiogroup', { name: 'Equipment' })).toBeVisible();
    const choices = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(choices).toEqual(['dry_van', 'refrigerated', 'open_deck', 'other']);
  });
});

describe('submitting', () => {
  test('the quote form sends every field with its chosen value, then resets the form', async () => {
    const bodies = responding();
    const { user } = await filledForm({ pickup_date: '2026-12-01' });
    await user.click(screen.getByRole('radio', { name: 'Refrigerated' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hazardous materials' }));
    await user.click(screen.getByRole('checkbox', { name: 'Drop trailer required' }));
    await user.click(sendButton());
    expect(await screen.findByText('Your information is sent')).toBeVisible();
    expect(bodies).toEqual([
      {
        ...quote,
        pickup_date: '2026-12-01',
        equipment: 'refrigerated',
        hazardous_materials: true,
        drop_trailer_required: true,
        recaptcha_token: '',
      },
    ]);
    expect(field('pickup_location')).toHaveValue('');
    expect(field('pickup_date')).toHaveValue('2025-06-14');
    expect(screen.getByRole('radio', { name: 'Dry van' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Hazardous materials' })).not.toBeChecked();
  });

  test("the quote form shows 'Sending...' with the fields disabled, and ignores a second press", async () => {
    const response = deferred<Response>();
    const bodies = responding(() => response.promise);
    const { user } = await filledForm();
    await user.dblClick(sendButton());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    for (const name of textFields) expect(field(name)).toBeDisabled();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
    response.resolve(HttpResponse.json({}));
    await screen.findByText('Your information is sent');
    expect(bodies).toHaveLength(1);
  });

  test.each([
    ['a network failure', () => HttpResponse.error()],
    ['a server error', () => new HttpResponse('<h1>oops</h1>', { status: 502 })],
    ['a rate limit', () => HttpResponse.json({ detail: 'Slow down.' }, { status: 429 })],
  ])('the quote form shows a failure after %s and keeps its content', async (_case, response) => {
    responding(response);
    const { user } = await filledForm();
    await user.click(screen.getByRole('radio', { name: 'Open deck' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hazardous materials' }));
    await user.click(sendButton());
    expect(await screen.findByText('Failed to send')).toBeVisible();
    for (const name of textFields) expect(field(name)).toHaveValue(quote[name]);
    expect(screen.getByRole('radio', { name: 'Open deck' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Hazardous materials' })).toBeChecked();
    await waitFor(() => expect(sendButton()).toHaveFocus());
  });

  test("the quote form shows 'Failed to verify reCAPTCHA' for a rejected token", async () => {
    responding(() => HttpResponse.json({ recaptcha_token: ['Rejected.'] }, { status: 400 }));
    const { user } = await filledForm();
    await user.click(sendButton());
    expect(await screen.findByText('Failed to verify reCAPTCHA')).toBeVisible();
    expect(field('commodity')).toHaveValue(quote.commodity);
  });
});
