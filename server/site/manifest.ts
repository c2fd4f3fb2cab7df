import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { appIconOf } from '@/contract/appIcon';
import type { PublicCompany } from '@/contract/company';
import type { Services } from '../domain/Services';
import { makeStoredResponse } from '../platform/storedResponse';
import { sendStored } from '../platform/http/sendStored';
import { isDemonstration } from '../domain/company/isDemonstration';
import { neutralIcon } from './companyShell';

const file = 'site.webmanifest';

const neutralIcons = [
  { src: neutralIcon, sizes: 'any', type: 'image/svg+xml' },
  { src: neutralIcon, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
];

/**
 * The icons made from the logo, whose margin is wide enough for a mask too. Without an uploaded
 * logo they are neutral.
 */
function iconsOf(company: PublicCompany) {
  const made = ([192, 512] as const).flatMap((size) => {
    const src = appIconOf(company, size);
    return src
      ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' }]
      : [];
  });
  return made.length > 0 ? made : neutralIcons;
}

/**
 * The manifest of the app that a phone installs, with the company's name and icons. The built file
 * is the demonstration's.
 */
export async function manifestPlugin(
  app: FastifyInstance,
  { api, siteFolder }: { api: Services; siteFolder: string },
): Promise<void> {
  const built = await readFile(join(siteFolder, file), 'utf8').catch(() => null);
  if (built === null) return;

  app.get(`/${file}`, async (request, reply) => {
    const company = await api.company.current();
    const { name, description } = company;
    const text = isDemonstration(company)
      ? built
      : JSON.stringify({
          ...v.parse(v.looseObject({}), JSON.parse(built)),
          ...{ name, short_name: name, description, icons: iconsOf(company) },
        });
    const response = await makeStoredResponse('application/manifest+json', text);
    return sendStored(request, reply, response);
  });
}
