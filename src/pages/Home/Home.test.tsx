import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calls, type ContentCall } from '@/contract/calls';
import { stateTexts } from '@/contract/messages/states';
import { http, HttpResponse } from 'msw';
import { selectDialog } from '@/features/ui/uiSlice';
import { anotherCompany } from '@/testing/fixtures/company';
import {
  apiUrl,
  backend,
  extendedSettings,
  startBackend,
  testSettings,
} from '@/testing/msw/backend';
import {
  respondWith,
  contentResponses,
  contentHandlers,
  rejectWith,
} from '@/testing/msw/contentHandlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { putPageInView } from '@/testing/viewport';
import { Home } from './Home';

const host = testSettings.apiHost;
startBackend();
putPageInView();
beforeEach(() => backend.use(...contentHandlers(host)));

function show() {
  return renderWithProviders(<Home />);
}

describe('Home', () => {
  it('the home page shows the title block as its only h1', async () => {
    show();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Freight that keeps its word');
  });

  it('the home page shows the hero picture as an image with a high fetch priority', () => {
    const { container } = show();
    const picture = container.querySelector('img[fetchpriority="high"]');
    expect(picture).toHaveAttribute('src', '/media/hero-poster.jpg');
  });

  it('the home page shows the video of the first home file from the API host', async () => {
    const { container } = show();
    await waitFor(() =>
      expect(container.querySelector('video')).toHaveAttribute('src', `${host}/media/hero.mp4`),
    );
  });

  describe('services', () => {
    it('the first tab of the services shows the features for drivers, and the second tab shows those for shippers', async () => {
      const { user } = show();
      expect(await screen.findByText('Home every weekend')).toBeVisible();
      await user.click(screen.getByRole('tab', { name: 'For shippers' }));
      const panel = screen.getByRole('tabpanel', { name: 'For shippers' });
      expect(within(panel).getByText('One dispatcher')).toBeVisible();
      expect(screen.queryByText('Home every weekend')).not.toBeInTheDocument();
    });

    it('the right arrow key selects the next tab of the services, and the first tab is no longer a tab stop', async () => {
      const { user } = show();
      const drivers = await screen.findByRole('tab', { name: 'For drivers' });
      drivers.focus();
      await user.keyboard('{ArrowRight}');
      expect(screen.getByRole('tab', { name: 'For shippers' })).toHaveFocus();
      expect(screen.getByRole('tab', { name: 'For shippers' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(drivers).toHaveAttribute('tabindex', '-1');
    });

    it("the services name their tabs 'Drivers' and 'Shipper' if the server has no titles", async () => {
      const untitled = {
        ...contentResponses.reasons,
        title_for_driver: '',
        title_for_shipper: null,
      };
      backend.use(respondWith('reasons', untitled, host));
      show();
      expect(await screen.findByRole('tab', { name: 'Drivers' })).toBeVisible();
      expect(screen.getByRole('tab', { name: 'Shipper' })).toBeVisible();
    });

    it("the services without features show 'No features available.' on both tabs and keep the contact button", async () => {
      backend.use(respondWith('reasons', { drivers: [], shippers: [], files: [] }, host));
      const { user } = show();
      expect(await screen.findByText(stateTexts.noFeatures)).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Get in touch with us' })).toHaveLength(2);
      await user.click(screen.getByRole('tab', { name: 'Shipper' }));
      expect(screen.getByText(stateTexts.noFeatures)).toBeVisible();
    });

    it('the services show the fallback picture if their picture fails to load', async () => {
      const { container } = show();
      await screen.findByText('Home every weekend');
      const picture = () => container.querySelector(`[role="tabpanel"] img`);
      expect(picture()).toHaveAttribute('src', `${host}/media/driver.webp`);
      const broken = picture();
      if (broken) fireEvent.error(broken);
      expect(picture()).toHaveAttribute('src', '/media/fallback/feature.svg');
    });

    it.each([
      ['For drivers', { kind: 'driverApplication' }],
      ['For shippers', { kind: 'shipperApplication', title: 'Shipper Application' }],
    ])('the button on the services tab %s opens its application', async (tab, dialog) => {
      const { user, store } = show();
      await user.click(await screen.findByRole('tab', { name: tab }));
      const panel = screen.getByRole('tabpanel');
      await user.click(within(panel).getByRole('button', { name: 'Get in touch with us' }));
      expect(selectDialog(store.getState())).toMatchObject(dialog);
    });
  });

  describe('companies', () => {
    it('the companies are rendered twice, and the second copy is hidden from screen readers', async () => {
      show();
      const list = await screen.findByRole('group', { name: 'Companies' });
      expect(within(list).getAllByText('Orchard Foods')).toHaveLength(2);
      expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    });

    it("the button 'Join the giants' opens the Driver Application", async () => {
      const { user, store } = show();
      await user.click(screen.getByRole('button', { name: 'Join the giants' }));
      expect(selectDialog(store.getState())).toMatchObject({ kind: 'driverApplication' });
    });
  });

  it('the home page shows only the first reliable solution', async () => {
    const second = { title: 'Second', description: '' };
    backend.use(
      respondWith('reliableSolutions', [...contentResponses.reliableSolutions, second], host),
    );
    show();
    expect(await screen.findByText('Two drivers, one load')).toBeVisible();
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  describe('locations', () => {
    it('a press on a map marker opens a popup, with a link if the place has a url, and Escape closes it', async () => {
      const { user } = show();
      await user.click(await screen.findByRole('button', { name: 'Joliet yard' }));
      const popup = screen.getByRole('group', { name: 'Joliet yard' });
      expect(within(popup).getByText('Headquarters')).toBeVisible();
      expect(within(popup).getByRole('link', { name: 'More info' })).toHaveAttribute(
        'href',
        'https://linehaul.test/joliet',
      );
      await user.click(screen.getByRole('button', { name: 'Dallas yard' }));
      expect(screen.queryByRole('link', { name: 'More info' })).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('group', { name: 'Dallas yard' })).not.toBeInTheDocument();
    });

    it('the map accepts locations as an object with results, and coordinates as numeric strings', async () => {
      const [joliet] = contentResponses.locations;
      const results = [{ ...joliet, latitude: '41.52', longitude: '-88.08' }];
      backend.use(respondWith('locations', { results }, host));
      show();
      expect(await screen.findByRole('button', { name: 'Joliet yard' })).toBeInTheDocument();
    });

    it("a map popup turns the url 't.me/x' into an https link", async () => {
      const [joliet] = contentResponses.locations;
      backend.use(respondWith('locations', [{ ...joliet, url: 't.me/x' }], host));
      const { user } = show();
      await user.click(await screen.findByRole('button', { name: 'Joliet yard' }));
      const link = screen.getByRole('link', { name: 'More info' });
      expect(link).toHaveAttribute('href', 'https://t.me/x');
    });

    it("a map popup renders no link for a url with 'javascript:'", async () => {
      const [joliet] = contentResponses.locations;
      backend.use(respondWith('locations', [{ ...joliet, url: 'javascript:alert(1)' }], host));
      const { user } = show();
      await user.click(await screen.findByRole('button', { name: 'Joliet yard' }));
      expect(screen.queryByRole('link', { name: 'More info' })).not.toBeInTheDocument();
    });
  });

  describe('testimonials', () => {
    it('the testimonials show only active comments', async () => {
      show();
      expect(await screen.findByRole('figure')).toHaveTextContent('On time for three years.');
      expect(screen.queryByText('Not yet approved.')).not.toBeInTheDocument();
    });

    it('the testimonials show a comment with HTML tags as text', async () => {
      const [comment] = contentResponses.comments;
      const description = '<img src=x onerror=alert(1)> good';
      backend.use(respondWith('comments', [{ ...comment, description }], host));
      show();
      expect(await screen.findByRole('figure')).toHaveTextContent(description);
    });

    it("the button 'Leave a comment' opens the comment form", async () => {
      const { user, store } = show();
      await user.click(screen.getByRole('button', { name: 'Leave a comment' }));
      expect(selectDialog(store.getState())).toMatchObject({ kind: 'comment' });
    });
  });

  const empties: [ContentCall, string][] = [
    ['companies', stateTexts.noCompanies],
    ['reliableSolutions', stateTexts.noData],
    ['comments', stateTexts.noTestimonials],
  ];
  it.each(empties)(
    "the home page shows the empty text for an empty '%s' response",
    async (call, text) => {
      backend.use(respondWith(call, [], host));
      show();
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  const ownMessages: ContentCall[] = ['about', 'reasons', 'companies', 'services', 'comments'];
  it.each(ownMessages)(
    "the home page shows the server's message for a rejected '%s' call",
    async (call) => {
      backend.use(rejectWith(call, 'Closed for inventory.', host));
      show();
      expect(await screen.findByRole('alert')).toHaveTextContent('Closed for inventory.');
    },
  );

  const specifiedMessages: ContentCall[] = ['homeFiles', 'reliableSolutions', 'locations'];
  it.each(specifiedMessages)(
    "the home page shows an alert without the server's message for a rejected '%s' call",
    async (call) => {
      backend.use(rejectWith(call, 'Closed for inventory.', host));
      show();
      await screen.findByRole('alert');
      expect(screen.queryByText('Closed for inventory.')).not.toBeInTheDocument();
    },
  );

  it('the home page renders no script or event handler that an editor put into a text', async () => {
    const poisoned = {
      ...contentResponses.about,
      home_title_text: '<h1>Safe</h1><script>alert(1)</script><img src="x" onerror="alert(1)">',
    };
    backend.use(http.get(apiUrl(calls.about), () => HttpResponse.json(poisoned)));
    const { container } = show();
    expect(await screen.findByRole('heading', { name: 'Safe' })).toBeVisible();
    expect(container.querySelector('script, [onerror]')).toBeNull();
  });
});

describe("a carrier's site without any content", () => {
  const own = { ...extendedSettings, company: anotherCompany };
  const blank = Object.fromEntries(Object.keys(contentResponses.about).map((text) => [text, '']));
  const empty: [ContentCall, unknown][] = [
    ['about', blank],
    ['reasons', { drivers: [], shippers: [], files: [] }],
    ['companies', []],
    ['reliableSolutions', []],
    ['locations', []],
    ['locationsText', { title: '', description: '' }],
    ['services', []],
    ['comments', []],
  ];
  const showOwn = (settings = {}) => {
    backend.use(...empty.map(([call, response]) => respondWith(call, response, host)));
    return renderWithProviders(<Home />, { settings: { ...own, ...settings } });
  };
  const called: string[] = [];
  beforeEach(() => {
    called.length = 0;
    backend.events.on('request:start', ({ request }) => {
      called.push(new URL(request.url).pathname);
    });
  });
  afterEach(() => backend.events.removeAllListeners());

  it('a home page without content shows four empty texts, the buttons, and the targets of About and Services', async () => {
    const { container } = showOwn();
    for (const text of [
      'No features available.',
      'No companies available.',
      'No data available.',
      'No testimonials available',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    for (const name of ['Join the giants', 'Leave a comment']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    // One button is next to the features, and the other is next to the map.
    expect(screen.getAllByRole('button', { name: 'Get in touch with us' })).toHaveLength(2);
    expect(container.querySelector('#about')).not.toBeNull();
    expect(container.querySelector('#services')).not.toBeNull();
  });

  it('the home page omits the sections that the office hides', async () => {
    const { container } = showOwn({ hiddenSections: ['companies', 'services', 'testimonials'] });
    await screen.findByText('No data available.');
    expect(screen.queryByText('No companies available.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join the giants' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leave a comment' })).not.toBeInTheDocument();
    expect(container.querySelector('#about')).toBeNull();
    expect(container.querySelector('#services')).not.toBeNull();
  });

  it.each([
    ['empty', {}],
    ['hidden', { hiddenSections: ['companies', 'services', 'testimonials'] }],
  ])('the home page makes each call once even if its sections are %s', async (_, settings) => {
    showOwn(settings);
    await waitFor(() => expect(called).toContain(calls.locations));
    const { about, homeFiles, reasons, companies, reliableSolutions } = calls;
    const { locations, locationsText, services, comments } = calls;
    const ofPage = [about, homeFiles, reasons, companies, reliableSolutions];
    expect(called.sort()).toEqual([...ofPage, locations, locationsText, services, comments].sort());
  });
});

test.each([
  [['driver-features'], ['For shippers']],
  [['shipper-features'], ['For drivers']],
  [['driver-features', 'shipper-features'], []],
])('without the sections %j, the services have the tabs %j', async (hiddenSections, tabs) => {
  renderWithProviders(<Home />, { settings: { ...testSettings, hiddenSections } });
  await waitFor(() => expect(screen.queryAllByText('Loading...')).toHaveLength(0));
  expect(screen.queryAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
});
