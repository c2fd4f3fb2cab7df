import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { extensionPaths, type NumbersResponse } from '@/contract/extensions';
import { defaultSettings } from '@/contract/settings';

/** The settings in Jest. The API host is absolute, because Jest's fetch needs an absolute address. */
export const testSettings = { ...defaultSettings, apiHost: 'http://api.test' };

export const extendedSettings = {
  ...testSettings,
  publicUrl: 'https://carrier.example',
  fleet: true,
};

/** The address of a call, for msw's `http.get(apiUrl(calls.me), …)`. */
export function apiUrl(path: string): string {
  return `${testSettings.apiHost}${path}`;
}

const noVehicles: NumbersResponse = { trucks: [], trailers: [], earlier_owners: [] };

export const backend = setupServer(
  http.get(apiUrl(extensionPaths.numbers), () => HttpResponse.json(noVehicles)),
);

/**
 * Starts the backend for a test file. Call this once at the top of the file. A call without a handler is an error.
 * Handlers that a test adds are removed after the test.
 */
export function startBackend(): void {
  beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => backend.resetHandlers());
  afterAll(() => backend.close());
}
