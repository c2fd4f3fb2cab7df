import {
  browserErrorLimits,
  browserErrorsPath,
  type BrowserErrorRequest,
  type BrowserPart,
} from '@/contract/browserErrors';
import type { PublicSettings } from '@/contract/settings';

/** The maximum number of errors to send until the next page load. */
const maxErrors = 5;

interface RootOptions {
  /** An option for React's root, because an error caught by a boundary never reaches the window. */
  onCaughtError?: (error: unknown) => void;
}

/**
 * Sends the page's uncaught errors, and those that an error boundary caught, to Linehaul's own backend. Ignores errors
 * from other scripts, such as those of browser extensions.
 */
export function watchErrors(
  page: Window,
  { fleet, apiHost }: PublicSettings,
  getPart: () => BrowserPart,
): RootOptions {
  if (!fleet) return {};
  const sent = new Set<string>();
  const send = (thrown: unknown) => {
    const error = describe(thrown, page);
    const body = error && JSON.stringify({ part: getPart(), ...error });
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
 * Reports a fault that the page has handled. It is sent like an uncaught error, so `message` must not contain user
 * data.
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
  // A thrown value that is not an Error may contain anything, so its contents are left out.
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

/** Removes what somebody may have typed. */
function withoutTyped(text: string, document: Document): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields]
    .filter(({ type, value }) => value !== '' && type !== 'checkbox' && type !== 'radio')
    .reduce((rest, { value }) => rest.replaceAll(value, '…'), text)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/[?#][^\s):]*/g, '');
}
