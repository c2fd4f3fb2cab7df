import type { FastifyInstance } from 'fastify';
import { routes } from '@/contract/routes';

const publicRoutes = [routes.home, routes.drivers, routes.shippers];

/**
 * Serves search engines the paths that they may read, and the canonical addresses of the public
 * pages (from PUBLIC_URL, never the Host header).
 */
export async function indexesPlugin(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  const sitemap = publicUrl === '' ? [] : [`Sitemap: ${publicUrl}/sitemap.xml`];
  const robots = [
    'User-agent: *',
    `Disallow: ${routes.vehicleReport}`,
    `Disallow: ${routes.login}`,
    'Disallow: /api/',
    'Disallow: /account/',
    ...sitemap,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots));

  if (publicUrl === '') return;
  const pages = publicRoutes.map((route) => `<url><loc>${escaped(publicUrl + route)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>
`;
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml').send(xml));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
