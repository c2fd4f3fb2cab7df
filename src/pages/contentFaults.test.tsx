import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ContentCall } from '@/contract/calls';
import { stateTexts } from '@/contract/messages/states';
import { backend, testSettings, startBackend } from '@/testing/msw/backend';
import { contentHandlers, everyFault, failWith, hang } from '@/testing/msw/contentHandlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import '@/testing/styles';
import { colors } from '@/theme/tokens';
import { putPageInView } from '@/testing/viewport';
import { Drivers } from './Drivers/Drivers';
import { Home } from './Home/Home';
import { Shippers } from './Shippers/Shippers';

/** The section of a page that shows the content of a call. */
interface Place {
  readonly call: ContentCall;
  /** The index of the section, counted from the top of the page. */
  readonly section: number;
  /** Text from the fixture that a successful call shows. */
  readonly shows?: string;
  readonly failed: string;
  readonly loading?: string;
}

const { loadFailed, sectionFailed, mapFailed, fetchFailed, featuresFailed, videoFailed } =
  stateTexts;
const { loadingVideo, loadingMap } = stateTexts;

const home: readonly Place[] = [
  { call: 'about', section: 0, shows: 'Coast to coast, every night.', failed: loadFailed },
  { call: 'homeFiles', section: 0, failed: videoFailed, loading: loadingVideo },
  { call: 'reasons', section: 1, shows: 'Home every weekend', failed: loadFailed },
  { call: 'companies', section: 2, shows: 'Since 2016', failed: loadFailed },
  { call: 'reliableSolutions', section: 3, shows: 'Two drivers, one load', failed: fetchFailed },
  { call: 'locations', section: 4, failed: mapFailed, loading: loadingMap },
  { call: 'locationsText', section: 4, shows: 'Where we are', failed: mapFailed },
  { call: 'services', section: 5, shows: 'Full truckloads.', failed: sectionFailed },
  { call: 'comments', section: 6, shows: 'On time for three years.', failed: sectionFailed },
];
const drivers: readonly Place[] = [
  { call: 'driverPage', section: 0, shows: 'Drive with people who know', failed: loadFailed },
  { call: 'opportunities', section: 1, shows: 'New trucks', failed: loadFailed },
  { call: 'reasons', section: 2, shows: 'Paid by the mile', failed: loadFailed },
  { call: 'howWorking', section: 3, shows: 'It takes two minutes.', failed: loadFailed },
];
const shippers: readonly Place[] = [
  { call: 'shipperPage', section: 0, shows: 'Your freight, on the road', failed: sectionFailed },
  { call: 'reasons', section: 2, shows: 'One dispatcher', failed: featuresFailed },
  { call: 'reasonsToChoose', section: 3, shows: 'Inspected every day.', failed: sectionFailed },
  { call: 'secondReasons', section: 4, shows: 'Open deck', failed: sectionFailed },
  { call: 'thirdReasons', section: 5, shows: 'Paid in ten days', failed: sectionFailed },
];

const pages: readonly [string, ComponentType, readonly Place[]][] = [
  ['/', Home, home],
  ['/drivers', Drivers, drivers],
  ['/shippers', Shippers, shippers],
];

const host = testSettings.apiHost;
startBackend();
putPageInView();
beforeEach(() => backend.use(...contentHandlers(host)));

function sectionAt(container: HTMLElement, index: number): HTMLElement {
  const section = container.querySelectorAll<HTMLElement>('section:not(section section)')[index];
  if (!section) throw new Error(`There is no section ${index}.`);
  return section;
}

async function expectRest(places: readonly Place[], missing: ContentCall): Promise<void> {
  for (const { call, shows } of places) {
    if (call === missing || shows === undefined) continue;
    await screen.findAllByText(shows, { exact: false });
  }
}

describe.each(pages)('%s', (route, Page, places) => {
  const show = () => renderWithProviders(<Page />, { route });

  test.each(places)(
    "the page shows the rest of the content and, in red, '$failed' in the section of '$call' when that call fails",
    async ({ call, section, failed }) => {
      backend.use(failWith(call, 'returns 500', host));
      const { container } = show();
      const alert = await screen.findByRole('alert');
      expect(within(sectionAt(container, section)).getByRole('alert')).toBe(alert);
      expect(alert).toHaveTextContent(failed);
      expect(alert).toHaveStyle({ color: colors.stop[300] });
      await expectRest(places, call);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    },
  );

  test.each(places)(
    "the page shows the rest of the content while '$call' hangs, and shows in the call's section that it is loading",
    async ({ call, section, loading = stateTexts.loading }) => {
      backend.use(hang(call, host));
      const { container } = show();
      await expectRest(places, call);
      expect(within(sectionAt(container, section)).getByText(loading)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test.each(everyFault)("the page shows each section's error when every call %s", async (fault) => {
    backend.use(...places.map(({ call }) => failWith(call, fault, host)));
    show();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(places.length));
    const shown = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(shown.sort()).toEqual(places.map(({ failed }) => failed).sort());
  });
});

test("the home page shows no 'Loading map...' next to 'Failed to load data'", async () => {
  backend.use(hang('locations', host), failWith('locationsText', 'returns 500', host));
  renderWithProviders(<Home />, { route: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(mapFailed);
  expect(screen.queryByText(loadingMap)).not.toBeInTheDocument();
});
