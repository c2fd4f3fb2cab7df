import { http, HttpResponse } from 'msw';
import { App } from '@/app/App';
import { calls } from '@/contract/calls';
import { apiUrl, backend } from './msw/backend';
import { contacts } from './fixtures/content';
import { renderWithProviders } from './renderWithProviders';

type Options = Parameters<typeof renderWithProviders>[1];

/** Renders the whole site at `route` for tests that navigate. The call for the footer's contacts succeeds. */
export function renderSite(route: string | string[], options: Options = {}) {
  backend.use(http.get(apiUrl(calls.contacts), () => HttpResponse.json(contacts)));
  return renderWithProviders(<App />, { toasts: 'own', ...options, route });
}
