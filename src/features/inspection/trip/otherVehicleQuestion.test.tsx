import { act, screen, within } from '@testing-library/react';
import { checklist } from '@/contract/checklist';
import { toDayMonthYear } from '@/testing/dayMonthYear';
import type { Inspection } from '@/contract/inspection';
import { ChecklistRow } from '@/features/inspection/checklist/ChecklistRow';
import { ReportBar } from '@/features/inspection/InspectionReport/ReportBar';
import {
  connectionHinted,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  vehiclesRecognized,
} from '@/features/inspection/model/inspectionSlice';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { now } from '@/features/inspection/model/state/header';
import { makeInspection } from '@/testing/fixtures/inspection';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { OtherVehicleQuestion } from './OtherVehicleQuestion';
import { TripFields } from './TripFields';

const { serverWith, openPage } = reportPages();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
const silentHorn = {
  ...makeInspection(true, { horn: false }),
  truck_number: 'D1',
  comments: [comment],
};
const horn = checklist.filter(({ key }) => key === 'horn');

async function openReport(current: Inspection | null = silentHorn, disk = openDisk()) {
  const server = serverWith(current);
  const page = await openPage(disk);
  const view = renderWithProviders(
    <>
      <TripFields />
      <ul>
        {horn.map((item) => (
          <ChecklistRow key={item.key} item={item} isShown isNotFitted={false} fixedDefect="" />
        ))}
      </ul>
      <ReportBar />
      <OtherVehicleQuestion />
    </>,
    { store: page.store },
  );
  const { user } = view;
  // The question hides the field from the accessibility tree.
  const field = () => screen.getByRole('textbox', { name: /^Truck number/, hidden: true });
  const type = async (number: string) => {
    await user.clear(field());
    await user.type(field(), number);
    await act(() => page.until(page.isSaved));
  };
  return { server, ...page, ...view, field, type, disk };
}

const question = () => screen.queryByRole('alertdialog', { name: /^Another truck\?/ });
const button = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const good = () => screen.getByRole('button', { name: 'Horn: good', hidden: true });

describe('another truck on a report that the office has', () => {
  it('the form asks about another truck when the driver leaves the truck number field, not at each keystroke', async () => {
    const { user, type } = await openReport();
    await type('D22');
    expect(question()).toBeNull();
    await user.tab();
    expect(question()).toHaveAccessibleName('Another truck? Its 63 items start unchecked.');
    expect(question()).toContainElement(document.activeElement as HTMLElement);
    expect(button('Start D22')).toBeVisible();
    expect(button('Keep D1')).toBeVisible();
  });

  it('the form does not ask about another truck if only case, spaces or dashes differ', async () => {
    const { user, type } = await openReport();
    await type(' d-1 ');
    await user.tab();
    expect(question()).toBeNull();
  });

  it('the first tap outside the truck number field asks about another truck without marking or sending anything, even on an iPhone', async () => {
    const { user, type, state, server } = await openReport();
    await type('D2');
    // An iPhone leaves the focus in the field, so only the click arrives.
    act(() => good().click());
    expect(question()).toBeVisible();
    expect(state().checklist.entities.horn.value).toBe(false);
    await user.click(button('Keep D1'));
    expect(server.log().filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('keeping the first truck restores its number, and later taps are sent', async () => {
    const { user, type, field, state, until, server } = await openReport();
    await type('D2');
    await user.tab();
    await user.click(button('Keep D1'));
    expect(question()).toBeNull();
    expect(field()).toHaveValue('D1');
    await user.click(good());
    await act(() => until(() => server.log().includes('PATCH update/inspection/17/')));
    expect(state().checklist.entities.horn.value).toBe(true);
  });

  it('pressing Escape keeps the first truck, but a tap outside the question does not', async () => {
    const { user, type, field } = await openReport();
    await type('D2');
    await user.tab();
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
    expect(question()).toBeVisible();
    expect(field()).toHaveValue('D2');
    await user.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(field()).toHaveValue('D1');
  });

  it('a report for another truck starts unchecked, and a mark that waits to be sent goes to the first report', async () => {
    const { user, type, field, store, state, until, server, retry } = await openReport();
    server.always = { update: 'lost', get: 'lost' };
    act(() => void store.dispatch(connectionHinted('lost')));
    await user.click(good());
    await type('D2');
    await user.tab();
    await user.click(button('Start D2'));
    expect(question()).toBeNull();
    expect(field()).toHaveValue('D2');
    expect(screen.getByRole('textbox', { name: /^Driver name/ })).toHaveValue('Dana Miles');
    expect(selectCount({ inspection: { draft: state() } })).toMatchObject({ pending: 63 });
    server.always = {};
    act(() => retry());
    await act(() => until(({ left }) => left.length === 0));
    expect(server.current).toMatchObject({ id: 17, truck_number: 'D1', horn: true });
    expect(selectCount({ inspection: { draft: state() } })).toMatchObject({ pending: 63 });
    expect(screen.queryByText(/another unsent report/)).toBeNull();
  });

  it('the question about another truck says that unsent changes to a report at the office would be lost', async () => {
    const { user, type, store } = await openReport({
      ...makeInspection(true),
      truck_number: 'D1',
      comments: [],
    });
    act(() => void store.dispatch(itemMarkedDefective('mirrors')));
    await type('D2');
    await user.tab();
    expect(question()).toHaveAccessibleDescription(
      'What you changed on D1 and did not send will be lost.',
    );
  });

  it('the question about another truck blocks submitting, and returns after a reload', async () => {
    const first = await openReport({ ...makeInspection(true), truck_number: 'D1', comments: [] });
    await first.type('D2');
    await first.user.click(screen.getByRole('button', { name: 'Submit Report (All Clear)' }));
    expect(question()).toBeVisible();
    expect(first.submit()).toBe('other-vehicle');
    await first.until(first.isSaved);
    expect(first.server.log()).toEqual(['GET current/inspection/']);
    first.unmount();
    first.stop();
    await openReport({ ...makeInspection(true), truck_number: 'D1', comments: [] }, first.disk);
    expect(question()).toBeVisible();
    expect(button('Start D2')).toBeVisible();
  });
});

describe('another truck on a form that never left the phone', () => {
  async function openMarked(...known: string[]) {
    const page = await openReport(null);
    act(() => {
      for (const truck of known) page.store.dispatch(vehiclesRecognized({ truck, trailers: '' }));
      page.store.dispatch(headerFieldChanged({ field: 'carrier', value: 'Dana Miles' }));
      page.store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'D1' }));
      page.store.dispatch(itemMarkedDefective('horn'));
    });
    return page;
  }

  it("the marks remain if the driver corrects an unknown truck's number", async () => {
    const { user, type, field, state } = await openMarked('D2');
    await type('D2');
    await user.tab();
    await user.click(button('Correct the number'));
    expect(question()).toBeNull();
    expect(field()).toHaveValue('D2');
    expect(state()).toMatchObject({
      markedOn: { truck: 'D2' },
      checklist: { entities: { horn: { value: false } } },
    });
    await type('D3');
    await user.tab();
    expect(screen.queryByRole('button', { name: 'Correct the number' })).toBeNull();
    expect(button('Keep D2')).toBeVisible();
  });

  it('another known truck starts unchecked, and the driver resumes the first form, which was set aside', async () => {
    const { user, type, field, state, until } = await openMarked('D1', 'D2');
    await type('D2');
    await user.tab();
    expect(screen.queryByRole('button', { name: 'Correct the number' })).toBeNull();
    expect(question()).toHaveAccessibleDescription(
      'What you entered for D1 is set aside on this phone, to go on with.',
    );
    await user.click(button('Start D2'));
    await act(() =>
      until(({ setAside, loading }) => setAside.length === 1 && loading.status === 'loaded'),
    );
    expect(field()).toHaveValue('D2');
    expect(screen.getByRole('textbox', { name: /^Driver name/ })).toHaveValue('Dana Miles');
    expect(selectCount({ inspection: { draft: state() } })).toMatchObject({ pending: 63 });

    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft that was set aside' });
    await user.click(await within(dialog).findByRole('button', { name: 'Go on with this draft' }));
    await act(() => until(({ header }) => header.values.truck_number === 'D1'));
    expect(state()).toMatchObject({
      markedOn: { truck: 'D1' },
      checklist: { entities: { horn: { value: false } } },
    });
  });

  it('the form does not ask about another truck while nothing is marked, or before the first number is entered', async () => {
    const { user, type, store, state } = await openReport(null);
    await type('D1');
    await type('D2');
    await user.tab();
    expect(question()).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: /^Truck number/ }));
    act(() => void store.dispatch(itemMarkedDefective('horn')));
    await type('D3');
    await user.tab();
    expect(question()).toBeNull();
    expect(state().markedOn.truck).toBe('D3');
    await type('D4');
    await user.tab();
    expect(button('Keep D3')).toBeVisible();
  });
});

describe('another trailer', () => {
  const trailerQuestion = (name = /^Another trailer\?/) =>
    screen.queryByRole('alertdialog', { name });
  const trailers = () => screen.getByRole('textbox', { name: /^Trailer numbers/, hidden: true });

  it('another trailer on a report at the office starts with 14 unchecked items, and later marks send no PATCH', async () => {
    const { user, store, state, until, server, isSaved } = await openReport();
    await user.clear(trailers());
    await user.type(trailers(), 'R-9');
    expect(trailerQuestion()).toBeNull();
    await user.tab();
    expect(trailerQuestion()).toHaveAccessibleName(
      'Another trailer? Its 14 items start unchecked.',
    );
    expect(trailerQuestion()).toHaveAccessibleDescription('');
    await user.click(button('Start R-9'));
    expect(selectCount({ inspection: { draft: state() } })).toMatchObject({
      pending: 14,
      failed: 1,
    });
    expect(trailers()).toHaveValue('R-9');
    act(() => {
      store.dispatch(itemMarkedGood('doors'));
      store.dispatch(itemMarkedGood('horn'));
    });
    await act(() => until(isSaved));
    expect(server.log().filter((call) => call.startsWith('PATCH'))).toEqual([]);
    expect(state()).toMatchObject({ replaces: 17, report: { status: 'none' } });
  });

  it('keeping the first trailer restores its number, and its marks remain', async () => {
    const { user, state } = await openReport();
    await user.clear(trailers());
    await user.type(trailers(), 'No trailer');
    await user.tab();
    expect(trailerQuestion(/^No trailer\?/)).toBeVisible();
    expect(button('Go on without a trailer')).toBeVisible();
    await user.click(button('Keep R-88'));
    expect(trailers()).toHaveValue('R-88');
    expect(state().checklist.entities.doors.value).toBe(true);
  });

  it("another trailer on an unsent form sets the first form aside, with the first trailer's defect", async () => {
    const { user, store, state, until } = await openReport(null);
    act(() => {
      store.dispatch(vehiclesRecognized({ truck: '', trailers: 'R-88' }));
      store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'D1' }));
      store.dispatch(headerFieldChanged({ field: 'trailer_numbers', value: 'R-88' }));
      store.dispatch(itemMarkedDefective('doors'));
      store.dispatch(itemMarkedDefective('horn'));
    });
    await user.clear(trailers());
    await user.type(trailers(), 'R-9');
    await user.tab();
    expect(screen.queryByRole('button', { name: 'Correct the number' })).toBeNull();
    expect(trailerQuestion()).toHaveAccessibleDescription(
      'What you entered for R-88 is set aside on this phone, to go on with.',
    );
    await user.click(button('Start R-9'));
    await act(() => until(({ setAside }) => setAside.length === 1));
    expect(state().checklist.entities).toMatchObject({
      horn: { value: false },
      doors: { value: null },
    });
    expect(trailers()).toHaveValue('R-9');

    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft that was set aside' });
    await user.click(await within(dialog).findByRole('button', { name: 'Go on with this draft' }));
    await act(() => until(({ header }) => header.values.trailer_numbers === 'R-88'));
    expect(state().checklist.entities.doors.value).toBe(false);
  });

  it('the marks remain if the driver corrects a mistyped trailer number', async () => {
    const { user, store, state } = await openReport(null);
    act(() => {
      store.dispatch(headerFieldChanged({ field: 'trailer_numbers', value: 'R-8' }));
      store.dispatch(itemMarkedDefective('doors'));
    });
    await user.type(trailers(), '8');
    await user.tab();
    await user.click(button('Correct the number'));
    expect(trailerQuestion()).toBeNull();
    expect(state()).toMatchObject({
      markedOn: { trailers: 'R-88' },
      checklist: { entities: { doors: { value: false } } },
    });
  });
});

describe("the driver's other report at the office", () => {
  it.each([
    ['today', toDayMonthYear(now().date), '6:45 AM'],
    ['an earlier day', '20-11-2020', 'Nov 20, 2020, 6:45 AM'],
  ])(
    "a notice above the bar names the driver's other report from %s, and the form remains as it was entered",
    async (_when, day, at) => {
      const server = serverWith({ ...silentHorn, date_inspected: `${day} 06:45` });
      server.always.get = 'lost';
      const page = await openPage();
      const { user } = renderWithProviders(
        <>
          <TripFields />
          <ReportBar />
        </>,
        { store: page.store },
      );
      await user.type(screen.getByRole('textbox', { name: /^Truck number/ }), 'D2');
      server.always = {};
      act(() => page.retry());
      await act(() => page.until(({ loading }) => loading.status === 'loaded'));
      const notice = `The office has another unsent report of yours: truck D1, ${at}.`;
      expect(screen.getByText(notice)).toBeVisible();
      expect(screen.getByText('Needs attention')).toBeVisible();
      expect(screen.getByRole('textbox', { name: /^Truck number/ })).toHaveValue('D2');
      expect(selectCount({ inspection: { draft: page.state() } })).toMatchObject({ pending: 63 });
      await user.click(screen.getByRole('button', { name: 'Hide this notice' }));
      expect(screen.queryByText(notice)).toBeNull();
    },
  );

  async function openBoth() {
    const server = serverWith({ ...silentHorn, date_inspected: '20-11-2020 06:45' });
    server.always.get = 'lost';
    const page = await openPage();
    const { user } = renderWithProviders(
      <>
        <TripFields />
        <ReportBar />
      </>,
      { store: page.store },
    );
    const field = () => screen.getByRole('textbox', { name: /^Truck number/, hidden: true });
    await user.type(field(), 'D2');
    act(() => void page.store.dispatch(itemMarkedDefective('mirrors')));
    server.always = {};
    act(() => page.retry());
    await act(() => page.until(({ loading }) => loading.status === 'loaded'));
    return { server, ...page, user, field };
  }

  const openOther = 'Open the office’s report of truck D1, Nov 20, 2020, 6:45 AM';

  it("the driver's other report opens in place of the entered one, and the driver resumes the entered one later", async () => {
    const { server, user, field, until, state } = await openBoth();
    await user.click(screen.getByRole('button', { name: openOther }));
    await act(() => until(({ report }) => report.status === 'loaded'));
    expect(field()).toHaveValue('D1');
    expect(state().checklist.entities).toMatchObject({
      horn: { value: false, text: 'No sound' },
      mirrors: { value: true },
    });
    expect(screen.queryByText(/another unsent report/)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft that was set aside' });
    await user.click(await within(dialog).findByRole('button', { name: 'Go on with this draft' }));
    await act(() =>
      until(({ setAside, loading }) => setAside.length === 0 && loading.status === 'loaded'),
    );
    expect(field()).toHaveValue('D2');
    expect(state().checklist.entities).toMatchObject({
      horn: { value: null },
      mirrors: { value: false },
    });
    expect(server.log().filter((call) => !call.startsWith('GET current'))).toEqual([]);
  });

  it("the driver's other report is not opened if the driver keeps the entered one", async () => {
    const { user, field, state } = await openBoth();
    await user.click(screen.getByRole('button', { name: 'Go on with this one' }));
    expect(screen.queryByText(/another unsent report/)).toBeNull();
    expect(field()).toHaveValue('D2');
    expect(state()).toMatchObject({ otherReport: null, setAside: [] });
  });
});
