import sharp from 'sharp';
import {
  getAppIconUrl,
  appIconSizes,
  getIconLetters,
  listIconLogos,
  type AppIconSize,
} from '@/contract/appIcon';
import type { PublicCompany } from '@/contract/company';
import type { Queries } from '../../platform/database/Database';
import { findVariant, readBytes } from '../media/readMedia';
import { drawLetters } from './drawLetters';

/** The maximum ratio of a logo's long side to its short side. A longer logo is unreadable as an icon. */
const maxRatio = 1.5;

/** The share of the icon's side that the logo or letters fill. Only a browser's tab (48 px) never crops the icon. */
const getFilledShare = (size: AppIconSize) => (size === 48 ? 0.85 : 0.64);

/**
 * Returns the company's first roughly square logo with its background; null if there is none. Ignores the logo's
 * margins.
 */
async function squareLogo(queries: Queries, company: PublicCompany) {
  for (const { hash, variant, background } of listIconLogos(company)) {
    const found = await findVariant(queries, 'site', hash, variant);
    if (!found) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of readBytes(queries, found, 0, found.bytes - 1)) chunks.push(chunk);
    const trimmed = sharp(Buffer.concat(chunks)).trim();
    const { data, info } = await trimmed.png().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (Math.max(width, height) <= maxRatio * Math.min(width, height)) return { data, background };
  }
  return null;
}

/**
 * Makes the icon at an address as a PNG, from the company's logo or, if no logo is roughly square, its initials.
 * Returns null if the company has no icon at this address.
 */
export async function makeAppIcon(
  queries: Queries | null,
  company: PublicCompany,
  address: string,
): Promise<Buffer | null> {
  const size = appIconSizes.find((one) => getAppIconUrl(company, one) === address);
  if (!size) return null;
  const side = Math.round(size * getFilledShare(size));
  const logo = queries && (await squareLogo(queries, company));
  const { letters, background } = logo ? { ...logo, letters: '' } : getIconLetters(company);
  const input = logo
    ? await sharp(logo.data).resize({ width: side, height: side, fit: 'inside' }).toBuffer()
    : await drawLetters(letters, side);
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .removeAlpha()
    .png()
    .toBuffer();
}
