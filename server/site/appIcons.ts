import type { FastifyInstance } from 'fastify';
import { makeAppIcon } from '../domain/company/appIcon';
import type { Services } from '../domain/Services';
import { notFound } from '../platform/rejections';

/** Serves the company's icons for the tab, the installed app and an iPhone. */
export async function appIconsPlugin(
  app: FastifyInstance,
  { api }: { api: Services },
): Promise<void> {
  let made = new Map<string, Buffer>();
  let madeFor: object | null = null;

  app.get<{ Params: { file: string } }>('/app-icon/:file', async ({ params: { file } }, reply) => {
    const company = await api.company.current();
    if (madeFor !== company) made = new Map();
    madeFor = company;
    const icon =
      made.get(file) ?? (await makeAppIcon(api.database.queries, company, `/app-icon/${file}`));
    if (!icon) throw notFound();
    made.set(file, icon);
    return reply
      .headers({ 'Cache-Control': 'public, max-age=31536000, immutable' })
      .type('image/png')
      .send(icon);
  });
}
