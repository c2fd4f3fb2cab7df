/** How near the screen is near, as a CSS margin around it: soon enough for a quick thumb. */
export const near = '600px';

/**
 * Tells whether the element is in view, or within `margin` (CSS length) of it: now, and whenever that changes. Gives the
 * means to stop watching.
 */
export function watchInView(
  element: Element,
  margin: string,
  onChange: (isInView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
