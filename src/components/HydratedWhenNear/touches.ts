/** What a visitor does to a page rather than looking at it: by these events the page is touched. */
export const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
