/** Runs before each test file of `src`. Adds jest-dom's matchers (`toBeVisible` and so on) and IndexedDB. */
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/dom';

// In ms. A lazily loaded part is transpiled first: on a busy machine with an empty cache that takes
// longer than the library's default of one second.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no layout: media queries match nothing and no element is ever in view. */
if (typeof window !== 'undefined') {
  // jsdom logs an error for every attempt to scroll.
  window.scrollTo = () => undefined;
  // jsdom has no navigation entries.
  performance.getEntriesByType ??= () => [];
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), noMatch(media));
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

function noMatch(media: string) {
  return { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
}
