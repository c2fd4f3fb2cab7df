import { browserErrorLimits, browserErrorsPath } from '@/contract/browserErrors';
import type { BrowserErrorRequest, BrowserPart } from '@/contract/browserErrors';
import type { PublicSettings } from '@/contract/settings';

/** Errors that one page load sends at most. */
const maxErrors = 5;

interface RootOptions {
  /** For React's root: an error that a boundary caught never gets to the window. */
  onCaughtError?: (error: unknown) => void;
}

/**
 * Sends the page's errors that no code caught to our own backend, each once: the message, its places
 * in our scripts and the build, never what was typed. Sends nothing to another backend, and nothing
 * of scripts that are not ours, such as an extension's.
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
        ...{ method: 'POST', headers, body, credentials: 'omit', keepalive: true },
      })
      .catch(() => undefined);
  };
  // Without an error it is the browser's own notice, or another origin's script.
  page.addEventListener('error', ({ error }: { error?: unknown }) => error && send(error));
  page.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => send(reason));
  return {
    onCaughtError: (error) => {
      // React's default, which this replaces.
      // eslint-disable-next-line no-console
      console.error(error);
      send(error);
    },
  };
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
  // What is not an error may be anything, such as a response.
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

/** Without quotations, such as of a malformed text, addresses' queries, and what is in the page's fields. */
function withoutTyped(text: string, document: Document): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields]
    .filter(({ type, value }) => value !== '' && type !== 'checkbox' && type !== 'radio')
    .reduce((rest, { value }) => rest.replaceAll(value, '…'), text)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/[?#][^\s):]*/g, '');
}
