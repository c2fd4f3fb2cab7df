import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { reportDateText } from '@/contract/dateText';
import { withId } from '@/contract/calls';
import { exportedLists, exportPath, type ExportedList } from '@/contract/office/exports';
import { peoplePaths } from '@/contract/office/people';
import { reportPaths, reportQuery } from '@/contract/office/reports';
import { hank, people, reportRecord, reports } from '@/testing/fixtures/office';
import { noConnection, officeAt } from '@/testing/stories/officeStories';
import { toHttpError } from '../data/call';
import { listPath } from '../listPath';
import { carrierToday, timestampText, zoneText } from '../carrierTime';
import { datePresets } from './datePresets';

beforeEach(() => localStorage.clear());

function open(path: string, url: string, rows: readonly object[]) {
  const queries: unknown[] = [];
  const Page = officeAt(path, {
    responses: {
      [url]: (_body: unknown, query: unknown) => {
        queries.push(query);
        return { data: rows, total: rows.length };
      },
    },
  });
  render(<Page />);
  return queries;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test("'Last week' limits the list of reports in addition to the search, and its chip removes the limit", async () => {
  const queries = open('/reports', reportPaths.list, reports);
  const week = datePresets(carrierToday()).find(({ label }) => label === 'Last week');
  const { from, to } = week ?? {};
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'T-7');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: 'T-7' }));
  await userEvent.click(await button('Last week'));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: 'T-7', from, to }));
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');

  await userEvent.click(await button('Remove filter: Last week'));
  await waitFor(() => expect(queries.at(-1)).not.toHaveProperty('from'));
  expect(queries.at(-1)).toMatchObject({ search: 'T-7' });
});

test("a search and 'Last week' changed in quick succession are both applied, and then both removed", async () => {
  const queries = open('/reports', reportPaths.list, reports);
  const search = await screen.findByRole('textbox', { name: 'Search' });
  await userEvent.type(search, 'T-7');
  await userEvent.click(await button('Last week'));
  await waitFor(() =>
    expect(queries.at(-1)).toMatchObject({ search: 'T-7', from: expect.any(String) }),
  );
  expect(search).toHaveValue('T-7');
  await userEvent.click(await button('Clear search'));
  await userEvent.click(await button('Remove filter: Last week'));
  await waitFor(() => expect(queries.at(-1)).not.toHaveProperty('search'));
  await waitFor(() => expect(queries.at(-1)).not.toHaveProperty('from'));
});

test('a link that changes the address clears the search field of a list even while the field has the focus', async () => {
  const queries = open('/reports', reportPaths.list, reports);
  const search = () => screen.findByRole('textbox', { name: 'Search' });
  await userEvent.type(await search(), 'T-7');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: 'T-7' }));
  act(() => screen.getByRole('link', { name: 'All' }).click());
  await waitFor(async () => expect(await search()).toHaveValue(''));
});

test('opening a view discards a search that is not applied yet', async () => {
  const queries = open('/reports', reportPaths.list, reports);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'T-7');
  await userEvent.click(screen.getByRole('link', { name: 'Defects open' }));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ result: 'defects_open' }));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
});

test("a list whose search finds nothing says so, and 'Clear filters' removes the search", async () => {
  const queries = open(listPath('reports', { search: 'T-7' }), reportPaths.list, []);
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
  await userEvent.click(await button('Clear filters'));
  expect(await screen.findByText('No reports yet.')).toBeVisible();
  expect(queries.at(-1)).not.toHaveProperty('search');
});

function checkedReports(_body: unknown, query: unknown) {
  const { issues } = v.safeParse(v.looseObject({ search: reportQuery.entries.search }), query);
  if (!issues) return { data: [], total: 0 };
  const fields = { search: issues.map(({ message }) => message) };
  return Promise.reject(toHttpError({ kind: 'rejected', status: 400, detail: null, fields }));
}

test('a list with a search of nine words says that eight is the maximum, and offers to clear the filters', async () => {
  // react-query logs the failed call.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = officeAt(listPath('reports', { search: 'a b c d e f g h i' }), {
    responses: { [reportPaths.list]: checkedReports },
  });
  render(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Search for at most 8 words.');
  await userEvent.click(await button('Clear filters'));
  expect(await screen.findByText('No reports yet.')).toBeVisible();
});

test("the Reports page offers 'Import' even without reports", async () => {
  open('/reports', reportPaths.list, []);
  expect(await screen.findByText('No reports yet.')).toBeVisible();
  expect(
    await screen.findByLabelText('Import a report that a driver saved as a file'),
  ).toBeInTheDocument();
});

test("a filter chosen in a list's 'Filter' dialog becomes a chip, and a saved view is a tab until it is removed", async () => {
  const queries = open('/people', peoplePaths.list, people);
  await userEvent.click(await button('Filter'));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Can sign in' }));
  await userEvent.click(screen.getByRole('option', { name: 'Yes' }));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ disabled: 'false' }));
  await userEvent.keyboard('{Escape}');
  expect(await button('Remove filter: Can sign in: Yes')).toBeVisible();

  await userEvent.click(await button('Save view'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'On the payroll');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const tab = await screen.findByRole('link', { name: 'On the payroll' });
  expect(tab).toHaveAttribute('aria-current', 'page');
  await userEvent.click(await button('Remove view'));
  await waitFor(() => expect(tab).not.toBeInTheDocument());
});

test("a saved view of 'Today' opens the day on which it is opened, and one saved before opens its own days", async () => {
  const real = [
    'performance',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
  ] as const;
  jest.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z'), doNotFake: [...real] });
  const landed = {
    label: 'Audit',
    value: {
      filter: { from: '2026-10-01', to: '2026-10-07' },
      sort: { field: 'id', order: 'DESC' },
      perPage: 25,
      displayedFilters: {},
    },
  };
  localStorage.setItem('RaStore.reports.savedQueries', JSON.stringify([landed]));
  open('/reports', reportPaths.list, reports);
  await userEvent.click(await button('Today'));
  await userEvent.click(await button('Save view'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'My day');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const linkTo = async (name: string) =>
    decodeURIComponent((await screen.findByRole('link', { name })).getAttribute('href') ?? '');
  expect(await linkTo('My day')).toContain('"from":"2026-11-21","to":"2026-11-21"');
  cleanup();
  jest.setSystemTime(Date.parse('2026-11-22T18:00:00Z'));
  open('/reports', reportPaths.list, reports);
  expect(await linkTo('My day')).toContain('"from":"2026-11-22","to":"2026-11-22"');
  expect(await linkTo('Audit')).toContain('"from":"2026-10-01","to":"2026-10-07"');
  jest.useRealTimers();
  localStorage.clear();
});

test("'Columns' hides a column, even after the list is reopened, until 'Reset' shows it again", async () => {
  open('/people', peoplePaths.list, people);
  const column = () => screen.queryByRole('columnheader', { name: 'Email' });
  await screen.findByRole('columnheader', { name: 'Email' });
  await userEvent.click(await button('Columns'));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email', checked: true }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Email', checked: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(column()).toBeNull());

  cleanup();
  open('/people', peoplePaths.list, people);
  await screen.findByRole('columnheader', { name: 'Username' });
  expect(column()).toBeNull();
  await userEvent.click(await button('Columns'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(column()).toBeVisible());
});

test('a list shows the error message and keeps its rows when a refetch fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAway = false;
  const Page = officeAt('/people', {
    responses: {
      [peoplePaths.list]: () => (isAway ? noConnection : { data: people, total: people.length }),
    },
  });
  render(<Page />);
  await screen.findByRole('link', { name: hank.username });
  isAway = true;
  await userEvent.click(await button('Refresh'));
  expect(await screen.findByRole('alert')).toHaveTextContent(noConnection.message);
  expect(screen.getByRole('link', { name: hank.username })).toBeVisible();
});

describe('Print', () => {
  const print = jest.fn();
  beforeEach(() => {
    print.mockReset();
    window.print = print;
  });
  const paper = () => document.querySelector<HTMLElement>('.printed');

  test("'Print' requests the first 100 people, and prints them with exact times and the time zone", async () => {
    const queries = open('/people', peoplePaths.list, people);
    await userEvent.click(await button('Print'));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(queries.at(-1)).toMatchObject({ page: 1, perPage: 100 });
    expect(paper()).toHaveTextContent(hank.username);
    expect(paper()).toHaveTextContent(timestampText(hank.last_seen_at));
    expect(paper()).toHaveTextContent(zoneText());
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper()).toBeNull());
  });

  test("'Print' prints each report as a sheet", async () => {
    const rows = [reports[0], { ...reports[0], id: 18 }];
    const Page = officeAt('/reports', {
      responses: {
        [reportPaths.list]: { data: rows, total: rows.length },
        [withId(reportPaths.record, 18)]: { ...reportRecord, id: 18 },
      },
    });
    render(<Page />);
    await userEvent.click(await button('Print'));
    await waitFor(() => expect(print).toHaveBeenCalled());
    const sheets = paper()?.querySelectorAll('article');
    expect(sheets).toHaveLength(2);
    expect(sheets?.[0]).toHaveTextContent(reportDateText(reportRecord.report.date_inspected));
    expect(paper()).not.toHaveTextContent('1 to');
  });

  test.each([
    ['/people', peoplePaths.list, people, `People 1 to ${people.length} of 313`],
    ['/reports', reportPaths.list, [reportRecord], 'Reports 1 to 1 of 313'],
  ])(
    'the printed list of %s says which part of a longer list it is',
    async (path, url, rows, part) => {
      const Page = officeAt(path, { responses: { [url]: { data: rows, total: 313 } } });
      render(<Page />);
      await userEvent.click(await button('Print'));
      await waitFor(() => expect(print).toHaveBeenCalled());
      expect(paper()).toHaveTextContent(part);
    },
  );
});

test.each(['sort=password_hash&order=ASC', 'sort=date&order=UP', 'perPage=1000&page=2', 'page=0'])(
  'a list with %s in its address shows its default order and first page',
  async (address) => {
    const queries = open(`/reports?${address}`, reportPaths.list, reports);
    expect(await screen.findByRole('link', { name: String(reports[0]?.id) })).toBeVisible();
    const own = { page: 1, perPage: 25, sort: 'id', order: 'desc' };
    expect(queries).toEqual(queries.map(() => own));
    expect(queries).not.toEqual([]);
  },
);

const sorts: Record<ExportedList, string> = {
  reports: 'date',
  defects: 'reported_at',
  vehicles: 'number',
  drivers: 'last_inspected_at',
  leads: 'received_at',
  comments: 'created_at',
  media: 'name',
  people: 'email',
  audit: 'at',
  'browser-errors': 'count',
};

test.each(exportedLists)(
  "'Export' of %s sends the list's order and search without a page, and saves the file",
  async (list) => {
    const saved: string[] = [];
    Object.assign(URL, { revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
    const queries: unknown[] = [];
    const address = { sort: sorts[list], order: 'ASC', filter: '{"search":"T-7"}' };
    const Page = officeAt(`/${list}?${new URLSearchParams(address).toString()}`, {
      responses: {
        [exportPath(list, 'xlsx')]: (_body: unknown, query: unknown) => {
          queries.push(query);
          return 'blob:1';
        },
      },
    });
    render(<Page />);
    await userEvent.click(await button('Export'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(saved).toEqual([`blob:1 ${list}.xlsx`]));
    expect(queries).toEqual([{ sort: sorts[list], order: 'asc', search: 'T-7' }]);
    click.mockRestore();
  },
);
