import type { FastifyInstance } from 'fastify';
import type { PublicCompany } from '@/contract/company';
import { makeAppIcon } from '../domain/company/appIcon';
import type { Queries } from '../platform/database/Database';
import { notFound } from '../platform/rejections';

interface Options {
  readCompany: () => Promise<PublicCompany>;
  /** Null with another backend, where a company has no logo. */
  queries: Queries | null;
}

/** Serves the company's icons for the tab, the installed app and an iPhone. */
export async function appIconsPlugin(
  app: FastifyInstance,
  { readCompany, queries }: Options,
): Promise<void> {
  let made = new Map<string, Buffer>();
  let madeFor: object | null = null;

  app.get<{ Params: { file: string } }>('/app-icon/:file', async ({ params: { file } }, reply) => {
    const company = await readCompany();
    if (madeFor !== company) made = new Map();
    madeFor = company;
    const icon = made.get(file) ?? (await makeAppIcon(queries, company, `/app-icon/${file}`));
    if (!icon) throw notFound();
    made.set(file, icon);
    return reply
      .headers({ 'Cache-Control': 'public, max-age=31536000, immutable' })
      .type('image/png')
      .send(icon);
  });
}
