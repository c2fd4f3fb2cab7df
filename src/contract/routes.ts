/** The paths of the screens (docs/product.md, Screens). */
export const routes = {
  home: '/',
  drivers: '/drivers',
  shippers: '/shippers',
  /** Exists only if the office has entered a privacy text. */
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

/**
 * The path of the office, which is a separate page in addition to the site. It exists only with
 * Linehaul's own backend.
 */
export const officePath = '/office';

/**
 * Returns the canonical address of a screen for an address in capitals or with a trailing slash.
 * Null for the canonical address itself, and for a path that is not a screen.
 */
export function canonicalPath(path: string): string | null {
  const below = /^\/office(\/.+)$/i.exec(path)?.[1];
  const plain = path.toLowerCase().replace(/\/$/, '') || '/';
  const screen = [...Object.values(routes), officePath].find((known) => known === plain);
  const canonical = below === undefined ? screen : officePath + below;
  return canonical === undefined || canonical === path ? null : canonical;
}

/** The office's page for a defect, where a mechanic certifies it. */
export const defectPage = (id: number): string => `${officePath}/defects/${id}/show`;

/** The guides, pages of the site without scripts (docs/guide). */
export const guides = { driver: '/guide/driver.html', office: '/guide/office.html' } as const;

/**
 * The parameter of /login with the path to open after signing in. It is used if that path is not in
 * the site's router.
 */
export const returnParameter = 'from';

/**
 * The ids of the elements that in-page links scroll to. Two are on the home page, and the footer is
 * the third (docs/decisions/0004-readings.md, Buttons and messages).
 */
export const anchors = { about: 'about', services: 'services', footer: 'footer' } as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];
