/** Scrolls a field to the middle and focuses it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Scrolls a part of the page to the top. */
export function showPart(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}

/**
 * Scrolls a part of the page to the top and focuses it, so that the next Tab continues inside it.
 */
export function goToPart(id: string): void {
  showPart(id);
  document.getElementById(id)?.focus({ preventScroll: true });
}
