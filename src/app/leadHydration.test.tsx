import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { calls } from '@/contract/calls';
import { DriverApplicationForm } from '@/features/leads/components/DriverApplicationForm/DriverApplicationForm';
import { apiUrl, backend, testSettings, startBackend } from '@/testing/msw/backend';
import { Providers } from './Providers';
import { makeStore } from './store';
import { Toasts } from './toasts/Toasts';

startBackend();

const page = () => (
  <Providers store={makeStore({ settings: testSettings })} settings={testSettings}>
    <DriverApplicationForm place="hero" />
    <Toasts />
  </Providers>
);

let root: Root | undefined;
let container = document.body;
beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
});

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, page(), {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });

describe('a form before hydration', () => {
  test('a form keeps text typed before hydration and sends it', async () => {
    const bodies: unknown[] = [];
    backend.use(
      http.post(apiUrl(calls.driverForm), async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('First name'), 'Dana');
    await user.type(screen.getByLabelText('Last name'), 'Mil');
    await hydrate();
    expect(screen.getByLabelText('First name')).toHaveValue('Dana');
    await user.type(screen.getByLabelText('Last name'), 'es');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText('Your information is sent');
    expect(bodies).toMatchObject([{ first_name: 'Dana', last_name: 'Miles', state: '' }]);
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  test('a form sends values that the browser filled in before hydration, although no event reported them', async () => {
    const bodies: unknown[] = [];
    backend.use(
      http.post(apiUrl(calls.driverForm), async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    for (const [label, value] of [
      ['First name', 'Dana'],
      ['Last name', 'Miles'],
      ['Email', 'dana@linehaul.example'],
    ] as const) {
      const input = screen.getByLabelText(label);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    await hydrate();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText('Your information is sent');
    expect(bodies).toMatchObject([{ first_name: 'Dana', email: 'dana@linehaul.example' }]);
  });

  test("before hydration, a form outside a dialog has the method 'dialog', with which a press on its button does not reload the page", () => {
    // With this method, a form outside a dialog does nothing without JavaScript.
    expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
    expect(screen.getByRole('form').closest('dialog')).toBeNull();
  });
});
