import { inArray, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getAppIconUrl } from '@/contract/appIcon';
import type { PublicCompany } from '@/contract/company';
import { sitePages } from '@/contract/office/content/sections';
import { publicRoutes, routes } from '@/contract/routes';
import type { Services } from '../domain/Services';
import { notFound } from '../platform/rejections';
import { contentSections } from '../domain/tables/officeContent';

interface Options {
  publicUrl: string;
  /** Null with another backend. */
  api: Services | null;
  readCompany: () => Promise<PublicCompany>;
}

/**
 * Serves robots.txt, the sitemap and favicon.ico. Pages' addresses start with PUBLIC_URL, never with the Host header,
 * so there is no sitemap without PUBLIC_URL. Lets search engines read pages that must not be in an index, because these
 * pages' own markup keeps them out.
 */
export async function indexesPlugin(
  app: FastifyInstance,
  { publicUrl, api, readCompany }: Options,
) {
  const isOpen = async () => (await api?.company.forPages())?.isOpen ?? true;
  const sitemap = publicUrl === '' ? [] : [`Sitemap: ${publicUrl}/sitemap.xml`];
  app.get('/robots.txt', async (_request, reply) => {
    const map = (await isOpen()) ? sitemap : [];
    const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /account/', ...map, ''];
    return reply.type('text/plain').send(robots.join('\n'));
  });

  // Some clients request this path without reading the icon's address in a page.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.redirect(getAppIconUrl(await readCompany(), 48)),
  );

  if (publicUrl === '') return;
  app.get('/sitemap.xml', async (_request, reply) => {
    if (!(await isOpen())) throw notFound();
    const hasPrivacy = (await api?.company.forPages())?.hasPrivacy;
    const routesNow = publicRoutes.filter((route) => route !== routes.privacy || hasPrivacy);
    const pages = routesNow.map(async (route) => {
      const changed = api && (await changedAt(api, route));
      const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return `<url><loc>${escaped(publicUrl + route)}</loc>${date}</url>`;
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${(await Promise.all(pages)).join('')}</urlset>
`;
    return reply.type('application/xml').send(xml);
  });
}

/** Returns when the office last saved a section of the page; null if it never did. */
async function changedAt({ database }: Services, route: string): Promise<Date | null> {
  const names = Object.values(sitePages).flatMap(({ path, sections }) =>
    path === route ? sections : [],
  );
  const [row] = await database.queries
    .select({ savedAt: max(contentSections.savedAt) })
    .from(contentSections)
    .where(inArray(contentSections.section, names));
  return row?.savedAt ?? null;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
