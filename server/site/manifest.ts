import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { getAppIconUrl } from '@/contract/appIcon';
import { isDemonstrationCompany, type PublicCompany } from '@/contract/company';
import { makeStoredResponse } from '../platform/storedResponse';
import { sendStored } from '../platform/http/sendStored';

const file = 'site.webmanifest';

/** The icons' margin is wide enough for a mask. */
const listManifestIcons = (company: PublicCompany) =>
  ([192, 512] as const).map((size) => ({
    src: getAppIconUrl(company, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));

/** Serves the installed app's manifest with the company's name and icons. */
export async function manifestPlugin(
  app: FastifyInstance,
  { readCompany, siteFolder }: { readCompany: () => Promise<PublicCompany>; siteFolder: string },
): Promise<void> {
  const built = await readFile(join(siteFolder, file), 'utf8').catch(() => null);
  if (built === null) return;

  app.get(`/${file}`, async (request, reply) => {
    const company = await readCompany();
    const { name, description } = company;
    const text = isDemonstrationCompany(company)
      ? built
      : JSON.stringify({
          ...v.parse(v.looseObject({}), JSON.parse(built)),
          name,
          short_name: name,
          description,
          icons: listManifestIcons(company),
        });
    const response = await makeStoredResponse('application/manifest+json', text);
    return sendStored(request, reply, response);
  });
}
