/** The screens (docs/product.md, Screens). */
export const routes = {
  home: '/',
  drivers: '/drivers',
  shippers: '/shippers',
  vehicleReport: '/vehicle-report',
  login: '/login',
} as const;

/** The office, a page of its own next to the site. It exists with Linehaul's own backend only. */
export const officePath = '/office';

/** The guides, pages of the site without scripts (docs/guide). */
export const guides = { driver: '/guide/driver.html', office: '/guide/office.html' } as const;

/** Of /login: the path to go to after signing in, where it is none of the site's router. */
export const returnParameter = 'from';

/**
 * Ids of elements that in-page links scroll to: two on the home page, and the footer
 * (docs/decisions/0004-readings.md, Buttons and messages).
 */
export const anchors = { about: 'about', services: 'services', footer: 'footer' } as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];
