import 'fake-indexeddb/auto';

/** Adds a document and a window to Node, for code that listens to the browser's events. */
export function fakePage(): void {
  if ('document' in globalThis) return;
  Object.assign(globalThis, {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' }),
  });
}
