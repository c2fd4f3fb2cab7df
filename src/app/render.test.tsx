/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { calls } from '@/contract/calls';
import { driverPagePicture } from '@/contract/driver';
import { createSanitizer } from '@/contract/richText/sanitizer';
import { anotherCompany } from '@/testing/fixtures/company';
import { contentResponses, everyContentCall } from '@/testing/msw/contentHandlers';
import { testSettings } from '@/testing/msw/backend';
import { createRender, fillHead, fillTemplate } from './render';

const responses = new Map<string, unknown>(
  everyContentCall.map((call) => [calls[call], contentResponses[call]]),
);
const response: typeof fetch = async (input, init) => {
  const { pathname } = new URL(new Request(input, init).url);
  return Response.json(responses.get(pathname));
};
const sanitize = createSanitizer(new JSDOM('').window, testSettings.apiHost);
const render = createRender({
  settings: testSettings,
  sanitize: async (html) => sanitize(html),
  apiOrigin: testSettings.apiHost,
  fetch: response,
});

test.each(['/', '/drivers', '/shippers'])(
  'the head of %s contains the styles of every element on the page',
  async (path) => {
    const { head, html } = await render(path);
    expect(head).not.toContain('incomplete-page');
    expect(html).not.toContain('<style');
    const used = new Set(html.match(/(?<=[" ])css-[a-z0-9]+/g));
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !head.includes(`.${name}`))).toEqual([]);
  },
);

// 'A page is rendered from what its calls answered: a failed call shows its section's error text, the others their news.'
test('a page with a failed call has the error text of its section, the content of all others, and a mark for previews', async () => {
  const failing: typeof fetch = async (input, init) =>
    new URL(new Request(input, init).url).pathname === calls.companies
      ? Response.json({ nothing: 'useful' }, { status: 500 })
      : response(input, init);
  const { head, html, isAnswered } = await render('/', { fetch: failing });
  const [companies] = [
    ...new JSDOM(html).window.document.querySelectorAll('[data-section]'),
  ].filter((section) => section.getAttribute('data-section') === 'companies');
  expect(companies?.textContent).toContain('Failed to load data. Please try again later.');
  expect(html).toContain(contentResponses.comments[0]?.description);
  expect(head).toContain('<meta name="incomplete-page">');
  expect(isAnswered).toBe(true);
});

test.each<[string, typeof fetch]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 503', async () => Response.json({ detail: 'Stopping.' }, { status: 503 })],
  ['a page with 502', async () => new Response('<html>', { status: 502 })],
])('a page whose calls all get %s has no answer', async (_what, fetch) => {
  // The footer logs that the contacts are missing.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await render('/', { fetch })).isAnswered).toBe(false);
});

test('a page is inserted at the markers of a template', async () => {
  const page = await render('/drivers');
  const template =
    '<head><!--page-head--><title>Linehaul</title><!--/page-head--></head><div id="root"><!--page--></div><!--page-state-->';
  expect(fillTemplate(template, page)).toBe(
    `<head>${page.head}</head><div id="root">${page.html}</div>${page.state}`,
  );
});

test('a page that the server renders lists its own scripts, and /login lists none', async () => {
  const list = { '/drivers': ['/assets/page-drivers.js'], '/': ['/assets/page-home.js'] };
  const template = `<body><!--page-scripts${JSON.stringify(list)}--></body>`;
  expect(fillTemplate(template, await render('/drivers'))).toBe(
    '<body><script type="application/json" id="page-scripts">["/assets/page-drivers.js"]</script></body>',
  );
  expect(fillHead(template, '/login', testSettings)).toBe('<body></body>');
});

test.each(['/', '/drivers', '/shippers'])(
  "%s of another company has that company's address, name and accent, and not the demonstration's",
  async (path) => {
    const settings = {
      ...testSettings,
      publicUrl: 'https://northway.example',
      company: anotherCompany,
    };
    const { head, html } = await render(path, { settings });
    expect(head).toContain(`<link rel="canonical" href="https://northway.example${path}">`);
    expect(head).toContain('"@type":"Organization"');
    expect(head).toContain('"name":"Northway Freight"');
    expect(head).toMatch(/<title>[^<]*Northway Freight/);
    expect(html).toMatch(/© (<!-- -->)?2025(<!-- -->)? (<!-- -->)?Northway Freight/);
    expect(html).toContain('USDOT 123456 · MC 654321');
    expect(head).toMatch(/#6fb7ff/i);
    expect(head + html).not.toContain('Linehaul');
  },
);

const known = { ...testSettings, publicUrl: 'https://linehaul.example' };

function organizationIn(head: string): unknown {
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(head) ?? [];
  return JSON.parse(json);
}

test("the home page's structured data has the carrier's postal address and places", async () => {
  const { head, state } = await render('/', { settings: known });
  expect(organizationIn(head)).toMatchObject({
    address: {
      '@type': 'PostalAddress',
      streetAddress: '2100 Mill Road',
      addressLocality: 'Joliet',
      addressRegion: 'IL',
      postalCode: '60432',
    },
    location: [
      {
        '@type': 'Place',
        name: 'Joliet yard',
        geo: { '@type': 'GeoCoordinates', latitude: 41.52, longitude: -88.08 },
      },
      { name: 'Dallas yard' },
    ],
  });
  expect(state).not.toContain('Joliet yard');
});

test("a link preview has the page's hero or the demonstration's picture, with alternative text and size", async () => {
  const picture = async (path: string) => {
    const { head } = await render(path, { settings: known });
    return [...head.matchAll(/og:image(:\w+)?" content="([^"]*)"/g)].map(([, , value]) => value);
  };
  expect(await picture('/')).toEqual([
    'https://linehaul.example/media/og-image.jpg',
    'Linehaul',
    '1200',
    '630',
  ]);
  responses.set(calls.driverPage, {
    ...contentResponses.driverPage,
    [driverPagePicture]: '/media/0123456789abcdef0123456789abcdef-1600.jpg',
    [`${driverPagePicture}_alt`]: 'Six trucks',
    [`${driverPagePicture}_widths`]: [400, 1600],
    [`${driverPagePicture}_height`]: 900,
  });
  const drivers = await picture('/drivers');
  responses.set(calls.driverPage, contentResponses.driverPage);
  expect(drivers).toEqual([
    expect.stringMatching(/^http.*-1600\.jpg$/),
    'Six trucks',
    '1600',
    '900',
  ]);
});

test('before any JavaScript runs, /login has a title, a description and noindex, /vehicle-report has a title and noindex, and /drivers has no noindex', () => {
  const template = '<!--page-head--><title>Linehaul</title><!--/page-head-->';
  const head = (path: string) => fillHead(template, path, known);
  expect(head('/login')).toBe(
    '<title>Enter to the platform | Linehaul</title>' +
      '<meta name="description" content="Sign in to the Linehaul driver platform.">' +
      '<meta name="robots" content="noindex">',
  );
  expect(head('/vehicle-report')).toContain('<title>Driver Vehicle Inspection Report | Linehaul');
  expect(head('/vehicle-report')).toContain('noindex');
  expect(head('/drivers')).not.toContain('noindex');
});

test.each(['/', '/drivers', '/shippers'])(
  "%s of a site that is not open yet shows only the name, 'Opening soon', the phone and Login, and has noindex",
  async (path) => {
    const settings = { ...known, company: anotherCompany, openingSoon: true };
    const page = await render(path, { settings });
    const text = new JSDOM(page.html).window.document.body.textContent;
    expect(text).toBe('Northway FreightOpening soonCall +1 (555) 010-0142Login');
    expect(page.head).toContain('<title>Opening soon | Northway Freight</title>');
    expect(page.head).toContain('<meta name="robots" content="noindex">');
    expect(page.head).not.toMatch(/canonical|og:|ld\+json/);
    expect(page.state).not.toContain('driver_form_text');
    expect(fillTemplate('<!--page-scripts{"/":["/a.js"]}-->', page)).toBe('');
    expect(fillHead('<!--page-head--><!--/page-head-->', path, settings)).toContain('noindex');
  },
);

test('a site that is not open yet shows no placeholder as its name or phone', async () => {
  const settings = {
    ...known,
    company: { ...anotherCompany, name: 'Your company', logo_dark: null },
    openingSoon: true,
  };
  const contacts = { ...contentResponses.contacts, phone1: 'Your phone' };
  const { head, html } = await render('/', {
    settings,
    fetch: async () => Response.json(contacts),
  });
  expect(html).toContain('Opening soon');
  expect(head + html).not.toMatch(/Your company|Your phone/);
});
