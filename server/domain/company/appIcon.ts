import sharp from 'sharp';
import { appIconOf, appIconSizes, iconSourceOf } from '@/contract/appIcon';
import type { PublicCompany } from '@/contract/company';
import type { Queries } from '../../platform/database/Database';
import { findVariant, readBytes } from '../media/readMedia';

/**
 * The share of the square's side that the logo may fill. A phone that cuts out a circle leaves 80
 * %.
 */
const share = 0.7;

/**
 * Makes the icon at this address from the company's logo, as a PNG. Returns null if it is not the
 * address of one of the company's icons.
 */
export async function makeAppIcon(
  queries: Queries,
  company: PublicCompany,
  address: string,
): Promise<Buffer | null> {
  const size = appIconSizes.find((one) => appIconOf(company, one) === address);
  const source = iconSourceOf(company);
  if (!size || !source) return null;
  const variant = source.logo.slice(source.logo.indexOf('-') + 1);
  const found = await findVariant(queries, 'site', source.name, variant);
  if (!found) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of readBytes(queries, found, 0, found.bytes - 1)) chunks.push(chunk);
  const side = Math.round(size * share);
  const logo = await sharp(Buffer.concat(chunks))
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer();
  const { background } = source;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logo }])
    .removeAlpha()
    .png()
    .toBuffer();
}
