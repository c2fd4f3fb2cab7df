import {
  browserErrorLimits,
  browserErrorsPath,
  type BrowserErrorRequest,
  type BrowserPart,
} from '@/contract/browserErrors';
import type { PublicSettings } from '@/contract/settings';

/** Maximum number of errors that one page load sends. */
const maxErrors = 5;

interface RootOptions {
  /** Option for React's root, because an error that a boundary catches never reaches the window. */
  onCaughtError?: (error: unknown) => void;
}

/**
 * Sends each uncaught error of the page to Linehaul's own backend once. An error has its message,
 * its locations in the product's scripts and the build, but no typed text. Nothing goes to another
 * backend, and nothing is sent about other scripts, such as a browser extension's.
 */
export function watchErrors(
  page: Window,
  { fleet, apiHost }: PublicSettings,
  partOf: () => BrowserPart,
): RootOptions {
  if (!fleet) return {};
  const sent = new Set<string>();
  const send = (thrown: unknown) => {
    const error = describe(thrown, page);
    const body = error && JSON.stringify({ part: partOf(), ...error });
    if (!body || sent.has(body) || sent.size >= maxErrors) return;
    sent.add(body);
    const headers = { 'Content-Type': 'application/json' };
    page
      .fetch(`${apiHost}${browserErrorsPath}`, {
        method: 'POST',
        headers,
        body,
        credentials: 'omit',
        keepalive: true,
      })
      .catch(() => undefined);
  };
  // An event without an error is a notice from the browser, or comes from another origin's script.
  page.addEventListener('error', ({ error }: { error?: unknown }) => error && send(error));
  page.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => send(reason));
  return {
    onCaughtError: (error) => {
      // This option replaces React's default, which logs the error.
      // oxlint-disable-next-line no-console
      console.error(error);
      send(error);
    },
  };
}

/**
 * Reports a fault that the page has handled, in the same way as an uncaught error. `message` must
 * not contain user data.
 */
export function reportFault(message: string): void {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));
}

function describe(thrown: unknown, page: Window): Omit<BrowserErrorRequest, 'part'> | null {
  const { document, location } = page;
  const { message, stack: kept, build } = browserErrorLimits;
  const isError = thrown instanceof Error;
  const stack = (isError ? (thrown.stack ?? '') : '')
    .split('\n')
    .filter((line) => line.includes(location.origin))
    .join('\n');
  if (isError && stack === '') return null;
  // A thrown value that is not an Error may be anything, such as a response.
  const text = isError
    ? `${thrown.name}: ${thrown.message}`
    : `A value that is no error (${typeof thrown})`;
  const script = [...document.scripts].find(({ src }) => src.startsWith(location.origin));
  return {
    message: withoutTyped(text, document).slice(0, message),
    stack: withoutTyped(stack, document).slice(0, kept),
    build: (script?.src ?? '').replace(/^.*\//, '').slice(0, build),
  };
}

/**
 * Removes quotations (such as a malformed text), the queries of URLs, and the contents of the
 * page's fields.
 */
function withoutTyped(text: string, document: Document): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields]
    .filter(({ type, value }) => value !== '' && type !== 'checkbox' && type !== 'radio')
    .reduce((rest, { value }) => rest.replaceAll(value, '…'), text)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/[?#][^\s):]*/g, '');
}
