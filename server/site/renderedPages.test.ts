import { defaultSettings } from '@/contract/settings';
import type { RenderedPage } from '@/app/render';
import { until } from '../testing/until';
import { shellPages } from './pages';
import { RenderedPages } from './renderedPages';

const shell = '<html><head></head><body><div id="root"></div></body></html>';
const currentShell = async () => ({ html: shell, settings: defaultSettings });

const start = Date.UTC(2026, 0, 1);
const minutes = (count: number) => count * 60_000;

function setUp(render: (url: string) => Promise<Partial<RenderedPage>>, timeLimit = 1000) {
  let now = start;
  const errors: unknown[] = [];
  const calls: string[] = [];
  const pages = new RenderedPages({
    render: async (url) => {
      calls.push(url);
      const rendered = await render(url);
      return {
        path: url,
        head: '',
        html: '',
        state: '',
        isComplete: true,
        isAnswered: true,
        ...rendered,
      };
    },
    fillTemplate: (template, { html }) => template.replace('id="root">', () => `id="root">${html}`),
    shell: currentShell,
    inBrowser: shellPages(currentShell),
    timeLimit,
    freshFor: 99,
    now: () => now,
    onError: (error) => errors.push(error),
  });
  const renderBody = async (path: string) => (await pages.make(path)).response.identity.toString();
  const later = (ms: number) => (now += ms);
  return { pages, calls, errors, renderBody, later };
}

describe('a public page', () => {
  it('the server renders a public page once for all visitors while the page is fresh', async () => {
    const { renderBody, calls } = setUp(async (url) => ({ html: `<h1>${url}</h1>` }));
    const bodies = await Promise.all([
      renderBody('/drivers'),
      renderBody('/drivers'),
      renderBody('/drivers'),
    ]);
    expect(new Set(bodies)).toEqual(
      new Set([shell.replace('id="root">', 'id="root"><h1>/drivers</h1>')]),
    );
    expect(calls).toEqual(['/drivers']);
  });

  it('renderAll renders the public pages before the first visitor requests them', async () => {
    const { renderBody, calls, pages } = setUp(async (url) => ({ html: `<h1>${url}</h1>` }));
    await pages.renderAll();
    expect(await renderBody('/shippers')).toContain('<h1>/shippers</h1>');
    expect(calls).toEqual(['/', '/drivers', '/shippers']);
  });

  it('visitors get the previous version of a public page while the server renders the next one', async () => {
    let version = 0;
    const { renderBody, later } = setUp(async () => ({ html: `version ${++version}` }));
    expect(await renderBody('/')).toContain('version 1');
    later(100);
    expect(await renderBody('/')).toContain('version 1');
    await until(async () => (await renderBody('/')).includes('version 2'));
  });

  it('simultaneous visitors to a public page that is ten seconds old wait for the same new version', async () => {
    let version = 0;
    const { renderBody, later, calls } = setUp(async () => ({ html: `version ${++version}` }));
    await renderBody('/');
    later(10_000);
    const bodies = await Promise.all([renderBody('/'), renderBody('/')]);
    for (const body of bodies) expect(body).toContain('version 2');
    expect(calls).toHaveLength(2);
  });

  it('the server renders a public page again for the first visitor after the cached pages are dropped', async () => {
    let version = 0;
    const { renderBody, pages } = setUp(async () => ({ html: `version ${++version}` }));
    await renderBody('/');
    pages.drop();
    expect(await renderBody('/')).toContain('version 2');
  });

  it('the server discards a public page if the cached pages are dropped during its render', async () => {
    let version = 0;
    const gates: (() => void)[] = [];
    const { renderBody, pages } = setUp(async () => {
      version += 1;
      const html = `version ${version}`;
      await new Promise<void>((resolve) => gates.push(resolve));
      return { html };
    });
    const early = renderBody('/');
    await until(() => gates.length === 1);
    pages.drop();
    gates.shift()?.();
    await early;
    const late = renderBody('/');
    await until(() => gates.length === 1);
    gates.shift()?.();
    expect(await late).toContain('version 2');
  });
});

describe('a failed or overdue render', () => {
  it.each([
    ['when a render fails', () => Promise.reject(new Error('no'))],
    ['when no content call gets a response', async () => ({ isAnswered: false })],
    ['when a render takes too long', () => new Promise<never>(() => undefined)],
  ])(
    'a visitor gets a public page unrendered %s, and the server logs the failure',
    async (_name, render) => {
      const { renderBody, errors } = setUp(render, 20);
      expect(await renderBody('/')).toBe(shell);
      expect(errors).toHaveLength(1);
    },
  );

  it('a second visitor during an overdue render gets the unrendered page, and causes neither a render nor an error', async () => {
    const { renderBody, calls, errors } = setUp(() => new Promise<never>(() => undefined), 20);
    await renderBody('/');
    expect(await renderBody('/')).toBe(shell);
    expect(calls).toHaveLength(1);
    expect(errors.map(String)).toEqual([expect.stringContaining('took too long')]);
  });

  it.each([
    ['is kept once it succeeds', () => undefined],
    ['is tried again once it fails', () => Promise.reject(new Error('no'))],
  ])('an overdue render %s', async (_what, end) => {
    const gates: (() => void)[] = [];
    const { renderBody } = setUp(async () => {
      if (gates.length === 0) {
        await new Promise<void>((resolve) => gates.push(resolve));
        await end();
      }
      return { html: 'content' };
    }, 20);
    expect(await renderBody('/')).toBe(shell);
    gates[0]?.();
    await until(async () => (await renderBody('/')).includes('content'));
  });

  it("the server tries a page's failed first render again for the next visitor", async () => {
    let fails = true;
    const { renderBody } = setUp(async () => ({ isAnswered: !fails, html: 'content' }));
    expect(await renderBody('/')).toBe(shell);
    fails = false;
    expect(await renderBody('/')).toContain('content');
  });
});

describe('a public page whose API fails', () => {
  /** Renders a page at `start`. The page's API then fails until `recover`. */
  async function setUpFailing() {
    let works = true;
    let version = 0;
    const set = setUp(async () => {
      if (!works) throw new Error('the API fails');
      return { html: `version ${++version}` };
    });
    expect(await set.renderBody('/')).toContain('version 1');
    works = false;
    return { ...set, recover: () => (works = true) };
  }

  it("visitors get a page's last version for ten minutes while its API fails, and then the unrendered page", async () => {
    const { renderBody, later } = await setUpFailing();
    later(minutes(5));
    expect(await renderBody('/')).toContain('version 1');
    later(minutes(5) - 1);
    expect(await renderBody('/')).toContain('version 1');
    later(1);
    expect(await renderBody('/')).toBe(shell);
  });

  it('failingSince returns the time of the first failed render until a render succeeds again', async () => {
    const { pages, renderBody, later, recover } = await setUpFailing();
    expect(pages.failingSince()).toBeNull();
    later(minutes(5));
    await renderBody('/');
    later(minutes(5));
    await renderBody('/');
    expect(pages.failingSince()).toBe(start + minutes(5));
    recover();
    later(minutes(5));
    expect(await renderBody('/')).toContain('version 2');
    expect(pages.failingSince()).toBeNull();
  });

  it('the server retries a failed render only after a wait, even if ten visitors request the page in the meantime', async () => {
    const { calls, errors, renderBody, later } = await setUpFailing();
    later(minutes(5));
    for (let visits = 0; visits < 10; visits += 1) await renderBody('/');
    expect(calls).toHaveLength(2);
    expect(errors).toHaveLength(1);
    later(100);
    await renderBody('/');
    expect(calls).toHaveLength(3);
  });
});

it.each(['/login', '/vehicle-report', '/nowhere'])(
  'the server never renders the path %s',
  async (path) => {
    const { renderBody, calls } = setUp(async () => ({ html: 'content' }));
    expect(await renderBody(path)).toBe(shell);
    expect(calls).toEqual([]);
  },
);
