/**
 * Interfaces that some supported browsers lack, or that every browser lacks on a page without
 * https. The browser's types declare all of them as always present.
 */

/** Like `AbortSignal.timeout`, which Chrome has since version 103 and Safari since version 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** Like `crypto.randomUUID`, which exists only with https. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Undefined where the browser has no storage manager, for example without https. */
export const storageManager = (): StorageManager | undefined => navigator.storage;
