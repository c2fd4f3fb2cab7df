/** Runs before each test file of `src`: adds the matchers of jest-dom (`toBeVisible` and so on). */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// In ms. A part that is loaded on first use is transpiled first: a second, the library's own limit, is too short on a
// busy machine with an empty cache.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout: media queries match nothing and no element is ever seen to be in view. */
if (typeof window !== 'undefined') {
  // jsdom's own complains about every attempt to scroll.
  window.scrollTo = () => undefined;
  // It knows no way by which a page was loaded.
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
