/** The product's fallback pictures, on the page's origin. */
export const ownPictures = {
  heroPoster: '/media/hero-poster.jpg',
  heroPosterSmall: '/media/hero-poster-mobile.jpg',
  hero: '/media/fallback/hero.svg',
  feature: '/media/fallback/feature.svg',
  serviceIcon: '/media/fallback/service-icon.svg',
} as const;
