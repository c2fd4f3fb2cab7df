/** Scrolls a field to the middle of the screen and focuses it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

export function showPart(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}

/** Scrolls to the top of a part of the page and focuses it, so that the next Tab continues inside it. */
export function goToPart(id: string): void {
  showPart(id);
  document.getElementById(id)?.focus({ preventScroll: true });
}
