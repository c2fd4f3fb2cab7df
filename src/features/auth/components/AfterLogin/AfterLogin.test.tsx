import { waitFor } from '@testing-library/react';
import { defaultSettings } from '@/contract/settings';
import { signedIn } from '@/testing/fixtures/account';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { leaveSite } from '../../leaveSite';
import { AfterLogin } from './AfterLogin';

jest.mock('../../leaveSite', () => ({ leaveSite: jest.fn() }));

const mechanic = {
  auth: { ...signedIn.auth, user: { username: 'hank', email: '', role: 'mechanic' as const } },
};

function open(route: string, settings = defaultSettings, preloaded: object = mechanic) {
  return renderWithProviders(<AfterLogin />, { route, preloaded, settings });
}

beforeEach(() => jest.mocked(leaveSite).mockClear());

test('signing in leads a mechanic from the site to the office', async () => {
  open('/login');
  await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('/office'));
});

test('signing in leads to the requested page of the office', async () => {
  open('/login?from=/office/defects');
  await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('/office/defects'));
});

test('a driver stays on the site after signing in', () => {
  const { location } = open('/login', defaultSettings, signedIn);
  expect(location()?.pathname).toBe('/vehicle-report');
  expect(leaveSite).not.toHaveBeenCalled();
});

test('signing in with a role from another backend does not open the office', () => {
  const { location } = open('/login', { ...defaultSettings, apiHost: 'https://api.example' });
  expect(location()?.pathname).toBe('/vehicle-report');
  expect(leaveSite).not.toHaveBeenCalled();
});
