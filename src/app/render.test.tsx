/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { calls } from '@/contract/calls';
import { createSanitizer } from '@/contract/richText/sanitizer';
import { anotherCompany } from '@/testing/fixtures/company';
import { contentResponses, everyContentCall } from '@/testing/msw/contentHandlers';
import { testSettings } from '@/testing/msw/backend';
import { createRender, fillTemplate } from './render';

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
  'the head of %s has the styles of every element',
  async (path) => {
    const { head, html, isComplete } = await render(path);
    expect(isComplete).toBe(true);
    expect(html).not.toContain('<style');
    const used = new Set(html.match(/(?<=[" ])css-[a-z0-9]+/g));
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !head.includes(`.${name}`))).toEqual([]);
  },
);

test('a page is inserted into the built template at its markers', async () => {
  const page = await render('/drivers');
  const template =
    '<head><!--page-head--><title>Linehaul</title><!--/page-head--></head><div id="root"><!--page--></div><!--page-state-->';
  expect(fillTemplate(template, page)).toBe(
    `<head>${page.head}</head><div id="root">${page.html}</div>${page.state}`,
  );
});

test.each(['/', '/drivers', '/shippers'])(
  "%s of another company has its address, name and accent, and none of the demonstration's",
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
