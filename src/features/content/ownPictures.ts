/** The product's fallback pictures, on the same origin as the page. */
export const ownPictures = {
  heroPoster: '/media/hero-poster.jpg',
  heroPosterSmall: '/media/hero-poster-mobile.jpg',
  hero: '/media/fallback/hero.svg',
  feature: '/media/fallback/feature.svg',
  serviceIcon: '/media/fallback/service-icon.svg',
} as const;
