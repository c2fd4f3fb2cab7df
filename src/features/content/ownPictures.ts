/** Pictures of our own that stand in where the server has none, under the page's own origin. */
export const ownPictures = {
  heroPoster: '/media/hero-poster.jpg',
  heroPosterSmall: '/media/hero-poster-mobile.jpg',
  hero: '/media/fallback/hero.svg',
  feature: '/media/fallback/feature.svg',
  serviceIcon: '/media/fallback/service-icon.svg',
} as const;
