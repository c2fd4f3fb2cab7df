/**
 * Business constants. Durations in ms, lengths in px. 2025 and 2025-06-14 are the specification's
 * values, kept on purpose (docs/decisions/0004-readings.md, Constants).
 */
export const copyrightYear = 2025;
export const defaultPickupDate = '2025-06-14';

export const csrf = { cookie: 'csrftoken', header: 'X-CSRFToken' } as const;

export const toasts = {
  limit: 20,
  durations: { blank: 4000, error: 4000, custom: 4000, success: 2000, loading: null },
} as const;

export const scrolling = {
  anchorOffset: -80,
  anchorDuration: 500,
  topButtonThreshold: 300,
} as const;

export const sideMenuWidth = { phone: 320, fromSm: 384 } as const;

export const testimonialCarousel = {
  autoplayInterval: 3000,
  resumeDelay: 5000,
  wrapDelay: 10,
  cardsUnder: [
    { width: 640, cards: 1 },
    { width: 1100, cards: 2 },
    { width: 1350, cards: 3 },
  ],
  cardsAbove: 4,
} as const;

export const secondReasonsCarousel = {
  autoplayInterval: 3000,
  slideDuration: 1000,
  cardsUnder: [
    { width: 768, cards: 1 },
    { width: 1024, cards: 2 },
  ],
  cardsAbove: 4,
} as const;

export const companiesCarousel = { loopDuration: 15_000 } as const;

export const locationsMap = {
  center: [37.09, -95.71],
  zoom: 4,
  maxZoom: 18,
  height: 400,
  tileSize: 256,
} as const;

/** Shown if the support call returns no phone number (docs/product.md, Screens). */
export const placeholderSupportPhone = '+1 (555) 010-0100';
