import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../domain/Services';
import { makeStoredResponse } from '../platform/storedResponse';
import { sendStored } from '../platform/http/sendStored';
import { isDemonstration } from '../domain/company/isDemonstration';
import { neutralIcon } from './companyShell';

const file = 'site.webmanifest';

const icons = [
  { src: neutralIcon, sizes: 'any', type: 'image/svg+xml' },
  { src: neutralIcon, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
];

/** The app that a phone installs, with the company's name and a neutral icon; the built file is the demonstration's. */
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
          ...{ name, short_name: name, description, icons },
        });
    const response = await makeStoredResponse('application/manifest+json', text);
    return sendStored(request, reply, response);
  });
}
