/** An observer that reports every element as in view at once, because jsdom has no layout. */
class AlwaysInView {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    };
    this.notify([entry], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Puts all elements of a test file in view. Call this at the top of the file. */
export function putPageInView(): void {
  const jsdomsOwn = window.IntersectionObserver;
  beforeAll(() => {
    window.IntersectionObserver = AlwaysInView;
  });
  afterAll(() => {
    window.IntersectionObserver = jsdomsOwn;
  });
}
