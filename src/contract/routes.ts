/** The screens (docs/product.md, Screens). */
export const routes = {
  home: '/',
  drivers: '/drivers',
  shippers: '/shippers',
  /** Exists only with a text, which the office keeps. */
  privacy: '/privacy',
  vehicleReport: '/vehicle-report',
  login: '/login',
} as const;

/** The pages for search engines, which the server renders. */
export const publicRoutes: readonly string[] = [
  routes.home,
  routes.drivers,
  routes.shippers,
  routes.privacy,
];

/** The office, a separate page next to the site. It exists only with Linehaul's own backend. */
export const officePath = '/office';

/**
 * The address of a screen that is written in capitals or with a slash at its end. Null for the address itself, and for
 * a path that is no screen.
 */
export function canonicalPath(path: string): string | null {
  const below = /^\/office(\/.+)$/i.exec(path)?.[1];
  const plain = path.toLowerCase().replace(/\/$/, '') || '/';
  const screen = [...Object.values(routes), officePath].find((known) => known === plain);
  const canonical = below === undefined ? screen : officePath + below;
  return canonical === undefined || canonical === path ? null : canonical;
}

/** The office's page of a defect, where it is certified. */
export const defectPage = (id: number): string => `${officePath}/defects/${id}/show`;

/** The guides, pages of the site without scripts (docs/guide). */
export const guides = { driver: '/guide/driver.html', office: '/guide/office.html' } as const;

/**
 * Parameter of /login with the path to open after signing in, if that path is not in the site's
 * router.
 */
export const returnParameter = 'from';

/**
 * Ids of elements that in-page links scroll to: two on the home page, and the footer
 * (docs/decisions/0004-readings.md, Buttons and messages).
 */
export const anchors = { about: 'about', services: 'services', footer: 'footer' } as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];
