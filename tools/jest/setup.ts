/** Runs before each test file of `src`. */
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

// The timeout in ms is long, because a lazily loaded part is transpiled first. On a busy machine with an empty cache,
// this takes longer than the library's default of one second.
configure({ asyncUtilTimeout: 90_000 });

// Jest would set the limit to 100 stack frames.
Error.stackTraceLimit = 10;

// React would record the stacks of the first 10,000 elements of each second, only for warnings. The recording would
// take a seventh of the tests' time.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
});

const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => briefly(message) ?? getElementError(message, container),
});

/** Creates an error without the page, because `findBy` retries and only its last error needs the page. */
function briefly(message: string | null): Error | undefined {
  if (!Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')) return undefined;
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

/**
 * Keeps styles out of the document, since jsdom spends a quarter of the tests' time on matching elements with rules. A
 * test of styles imports `src/testing/styles`.
 */
if (typeof document !== 'undefined') {
  const { head } = document;
  head.insertBefore = <Inserted extends Node>(node: Inserted, reference: Node | null): Inserted => {
    if (node instanceof HTMLStyleElement) return node;
    HTMLHeadElement.prototype.insertBefore.call(head, node, reference);
    return node;
  };
}

interface Emotion {
  serializeStyles(...styles: unknown[]): object;
}

/** Skips Emotion's serialization, which would take an eighth of the tests' time for styles that are not inserted. */
jest.mock<Emotion>('@emotion/serialize', () => {
  const actual = jest.requireActual<Emotion>('@emotion/serialize');
  const none = { name: 'none', styles: '' };
  const isUnstyled = () =>
    typeof document !== 'undefined' && Object.hasOwn(document.head, 'insertBefore');
  return {
    ...actual,
    serializeStyles: (...args) => (isUnstyled() ? none : actual.serializeStyles(...args)),
  };
});

/** Clears the tab's storage, so that each test starts as a new visit. */
if (typeof window !== 'undefined') afterEach(() => window.sessionStorage.clear());

/**
 * Makes a call without a handler fail at once, as without a connection. Otherwise, work left behind by a test would
 * request a host that does not exist.
 */
const { fetch } = globalThis;
globalThis.fetch = async (resource, init) => {
  const { method, url } = new Request(resource, init);
  if (/^https?:/.test(url)) throw new TypeError(`No test answers ${method} ${url}`);
  return fetch(resource, init);
};

/** Lets Node's process end even if a channel is open. */
Object.assign(globalThis, {
  BroadcastChannel: class extends NodeChannel {
    constructor(name: string) {
      super(name);
      this.unref();
    }
  },
});

/** jsdom has no layout, so no media query matches and no element is in view. */
if (typeof window !== 'undefined') {
  // jsdom logs an error for every attempt to scroll.
  window.scrollTo = () => undefined;
  // jsdom has no secure contexts.
  Object.assign(window, { isSecureContext: true });
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
