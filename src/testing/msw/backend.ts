import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { extensionPaths, type NumbersResponse } from '@/contract/extensions';
import { defaultSettings } from '@/contract/settings';

/**
 * The API host in Jest. Its address is absolute, because Jest's fetch requires that. Only tests,
 * stories and .storybook may import src/testing.
 */
export const testSettings = { ...defaultSettings, apiHost: 'http://api.test' };

/** The settings of a page on Linehaul's own backend. */
export const extendedSettings = { ...testSettings, fleet: true };

/** The address of a contract call, for msw's `http.get(apiUrl(calls.me), …)`. */
export function apiUrl(path: string): string {
  return `${testSettings.apiHost}${path}`;
}

/** A page on Linehaul's own backend fetches the carrier's vehicles as soon as it opens. */
const noVehicles: NumbersResponse = { trucks: [], trailers: [] };

export const backend = setupServer(
  http.get(apiUrl(extensionPaths.numbers), () => HttpResponse.json(noVehicles)),
);

/**
 * Call once at the top of a test file. Calls without a handler are errors, and a test's handlers
 * end with that test.
 */
export function startBackend(): void {
  beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => backend.resetHandlers());
  afterAll(() => backend.close());
}
