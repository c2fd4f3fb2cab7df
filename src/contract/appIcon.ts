import { readableAccent } from './accent';
import { isDemonstrationCompany, type PublicCompany } from './company';

/** In px. */
export const appIconSizes = [48, 180, 192, 512] as const;
export type AppIconSize = (typeof appIconSizes)[number];

/** Returns the company's uploaded logos, each with the background it is designed for. */
export function listIconLogos({ logo_dark, logo_light }: PublicCompany) {
  const logos = [
    { address: logo_dark, background: '#0A0D13' },
    { address: logo_light, background: '#FFFFFF' },
  ];
  return logos.flatMap(({ address, background }) => {
    const [, hash, variant] = /^\/media\/([0-9a-f]{32})-(\d+\.\w+)$/.exec(address ?? '') ?? [];
    return hash && variant ? [{ hash, variant, background }] : [];
  });
}

/** Returns up to two letters or digits of the company's name, and a background on which they are readable. */
export function getIconLetters({ name, accent }: PublicCompany) {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .split(/[\s-]+/);
  const initials = words.flatMap((word) => word.match(/[A-Z0-9]/)?.[0] ?? []);
  // The letters are dark. Without an accent, the background has the theme's color.
  return {
    letters: initials.slice(0, 2).join(''),
    background: readableAccent(accent ?? '#FFAE1A'),
  };
}

const builtIcons: Readonly<Record<AppIconSize, string>> = {
  48: '/media/favicon.svg',
  180: '/media/apple-touch-icon.png',
  192: '/media/icon-192.png',
  512: '/media/icon-512.png',
};

/**
 * Returns the address of the company's icon, a square PNG. The address changes with the icon, so that browsers fetch
 * the new one.
 */
export function getAppIconUrl(company: PublicCompany, size: AppIconSize): string {
  if (isDemonstrationCompany(company)) return builtIcons[size];
  const { letters, background } = getIconLetters(company);
  const logos = listIconLogos(company).map(({ hash }) => hash);
  return `/app-icon/${[...logos, letters, background.slice(1), size].join('-')}.png`;
}
