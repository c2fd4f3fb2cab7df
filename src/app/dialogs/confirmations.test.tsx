import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { CallUs } from '@/features/content/components/CallUs/CallUs';
import { ShippersTitle } from '@/features/content/components/ShippersTitle/ShippersTitle';
import { Testimonials } from '@/features/content/components/Testimonials/Testimonials';
import { DriverApplicationForm } from '@/features/leads/components/DriverApplicationForm/DriverApplicationForm';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { contentHandlers } from '@/testing/msw/contentHandlers';
import { holdCall } from '@/testing/msw/holdCall';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { DialogHost } from './DialogHost';

startBackend();
beforeEach(() => backend.use(...contentHandlers(testSettings.apiHost)));

type View = ReturnType<typeof renderWithProviders>;

const phone = '+1 (555) 010-0142';
const confirmation = (text: string) =>
  screen.findByText(
    (_, element) => element?.role === 'status' && element.textContent.includes(text),
  );
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function fillQuote({ user }: View) {
  await user.click(screen.getByRole('button', { name: 'Get instant quote' }));
  const form = within(await screen.findByRole('form', { name: 'Shipper quote' }));
  for (const [label, text] of [
    ['Pickup location', 'Joliet, IL'],
    ['Delivery location', 'Dallas, TX'],
    ['Total weight', '40000'],
    ['Commodity', 'Paper'],
    ['Business email', 'nora@pike.test'],
  ] as const) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
}

function showShippersTitle() {
  return renderWithProviders(
    <>
      <ShippersTitle />
      <DialogHost />
    </>,
  );
}

test("the confirmation of a sent quote request has the focus, shows the carrier's phone, and disappears when the form is opened again", async () => {
  backend.use(http.post(apiUrl(calls.shipperForm), () => HttpResponse.json({})));
  const view = showShippersTitle();
  await fillQuote(view);
  await view.user.click(screen.getByRole('button', { name: 'Request a quote' }));
  const note = await confirmation('Thank you. We have your request.');
  expect(note).toHaveFocus();
  expect(await within(note).findByRole('link', { name: phone })).toHaveAttribute(
    'href',
    'tel:+15550100142',
  );
  await dialogGone();
  expect(note).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Get instant quote' }));
  await screen.findByRole('dialog');
  expect(note).not.toBeInTheDocument();
});

test('the confirmation of a quote request does not take the focus if the dialog was closed before the response', async () => {
  const { response } = holdCall('post', calls.shipperForm);
  const view = showShippersTitle();
  await fillQuote(view);
  await view.user.click(screen.getByRole('button', { name: 'Request a quote' }));
  await screen.findByRole('button', { name: 'Sending...' });
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  await dialogGone();
  response.resolve(HttpResponse.json({}));
  expect(await confirmation('Thank you. We have your request.')).not.toHaveFocus();
});

test('the application form confirms each sent application and moves the focus to the confirmation', async () => {
  backend.use(http.post(apiUrl(calls.driverForm), () => HttpResponse.json({})));
  const { user } = renderWithProviders(<DriverApplicationForm place="hero" callUs={<CallUs />} />);
  for (const name of ['Dana', 'Ray']) {
    await user.type(screen.getByLabelText('First name'), name);
    await user.type(screen.getByLabelText('Last name'), 'Miles');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    const note = await confirmation('Thank you. We have your application.');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''));
    await waitFor(() => expect(note).toHaveFocus());
    expect(within(note).getByRole('link', { name: phone })).toBeVisible();
    expect(screen.getByRole('form')).toContainElement(note);
  }
});

test("a failed application shows the carrier's phone, and a later success removes 'Failed to send'", async () => {
  backend.use(http.post(apiUrl(calls.driverForm), () => HttpResponse.error(), { once: true }));
  const { user } = renderWithProviders(<DriverApplicationForm place="hero" callUs={<CallUs />} />);
  await user.type(screen.getByLabelText('First name'), 'Dana');
  await user.type(screen.getByLabelText('Last name'), 'Miles');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Failed to send')).toBeVisible();
  expect(screen.getByText('It was not sent. What you entered is still here.')).toBeVisible();
  expect(await screen.findByRole('link', { name: phone })).toBeVisible();

  backend.use(http.post(apiUrl(calls.driverForm), () => HttpResponse.json({})));
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText('Your information is sent');
  await waitFor(() => expect(screen.queryByText('Failed to send')).toBeNull());
  expect(screen.queryByText('It was not sent. What you entered is still here.')).toBeNull();
});

test.each([
  ['waits for approval', false, 'Thank you. Your comment appears once we have approved it.'],
  ['is shown at once', true, 'Thank you. Your comment is on this page.'],
])(
  'the confirmation of a sent comment has the focus and says that the comment %s',
  async (_case, is_active, text) => {
    backend.use(
      http.post(apiUrl(calls.comments), () =>
        HttpResponse.json({ id: 77, is_active }, { status: 201 }),
      ),
    );
    const { user } = renderWithProviders(
      <>
        <Testimonials />
        <DialogHost />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Leave a comment' }));
    await screen.findByLabelText('First Name');
    for (const label of [
      'First Name',
      'Last Name',
      'Company Name',
      'Position User',
      'Description',
    ]) {
      await user.type(screen.getByLabelText(label), 'Nora');
    }
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await confirmation(text)).toHaveFocus();
  },
);
