/**
 * Replacements for browser APIs that some supported browsers do not have, or that no browser has outside a secure
 * context. TypeScript's types declare them as always present.
 */

/** Like `AbortSignal.timeout`, which Chrome has supported since version 103 and Safari since version 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** Like `crypto.randomUUID`, which browsers support only in a secure context. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Undefined if the browser has no storage manager, as outside a secure context. */
export const storageManager = (): StorageManager | undefined => navigator.storage;
