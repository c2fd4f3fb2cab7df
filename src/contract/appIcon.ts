import type { PublicCompany } from './company';

/** Icon sizes in pixels for the browser's tab, an iPhone, and the two that a manifest needs. */
export const appIconSizes = [48, 180, 192, 512] as const;
export type AppIconSize = (typeof appIconSizes)[number];

/** The company's logo that its icons are made from, with the background that it is designed for. */
export function iconSourceOf({ logo_dark, logo_light }: PublicCompany) {
  const source = logo_dark
    ? { logo: logo_dark, background: '#0A0D13' }
    : logo_light && { logo: logo_light, background: '#FFFFFF' };
  const name = source && /^\/media\/([0-9a-f]{32})-\d+\.\w+$/.exec(source.logo)?.[1];
  return source && name ? { ...source, name } : null;
}

/**
 * The address of the icon that the server makes from the company's logo, a square PNG. It contains
 * the logo's name, so that browsers fetch the icon of a new logo. Null without an uploaded logo.
 */
export function appIconOf(company: PublicCompany, size: AppIconSize): string | null {
  const source = iconSourceOf(company);
  return source && `/app-icon/${source.name}-${size}.png`;
}
