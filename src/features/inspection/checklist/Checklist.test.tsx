import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { checklistCategories, checklistKeys } from '@/contract/checklist';
import { defectTextChanged } from '@/features/inspection/model/inspectionSlice';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import { selectMatchingView } from '@/features/inspection/model/rules/checklistSelectors';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { openReportStore } from '@/testing/report/reportStore';
import { Counters } from './Counters';
import { Checklist } from './Checklist';

const mockRowsRendered: string[] = [];
jest.mock('./ChecklistRow', () => {
  const { Profiler } = jest.requireActual<typeof import('react')>('react');
  const { ChecklistRow: Row } =
    jest.requireActual<typeof import('./ChecklistRow')>('./ChecklistRow');
  const record = (item: string) => void mockRowsRendered.push(item);
  const ChecklistRow = (props: React.ComponentProps<typeof Row>) => (
    <Profiler id={props.item.key} onRender={record}>
      <Row {...props} />
    </Profiler>
  );
  return { ChecklistRow };
});

configure({ defaultHidden: true });

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

async function showChecklist() {
  const server = startInspectionServer();
  const report = openReportStore();
  endings = [report.stop, server.restore];
  await report.writable();
  renderWithProviders(
    <>
      <Checklist />
      <Counters />
    </>,
    { store: report.store },
  );
  return report;
}

function row(label: string) {
  const line = screen.getByText(label).closest<HTMLElement>('[role="group"]');
  if (!line) throw new Error(`There is no row for ${label}`);
  return within(line);
}

/** `timeStamp` is in ms. */
function pressAt(button: HTMLElement, timeStamp: number): void {
  const press = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(press, 'timeStamp', { value: timeStamp });
  fireEvent(button, press);
}

const counter = (label: string) => screen.getByText(label).nextElementSibling;

describe('the checklist', () => {
  it('the checklist shows 63 items in two sections and twelve categories, with nothing preselected', async () => {
    await showChecklist();
    expect(screen.getByRole('heading', { level: 2, name: 'Truck' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Trailer' })).toBeVisible();
    for (const { label } of checklistCategories) {
      expect(screen.getByRole('region', { name: label })).toBeVisible();
    }
    expect(screen.getAllByRole('button', { name: /: good$/, pressed: false })).toHaveLength(63);
    expect(screen.getAllByRole('button', { name: /: defective$/, pressed: false })).toHaveLength(
      63,
    );
  });

  it('a tap re-renders only the tapped row and the counters', async () => {
    await showChecklist();
    expect(new Set(mockRowsRendered)).toEqual(new Set(checklistKeys));
    mockRowsRendered.length = 0;
    fireEvent.click(row('Horn').getByRole('button', { name: /: good$/ }));
    expect(mockRowsRendered).toEqual(['horn']);
    expect(counter('Passed')).toHaveTextContent('1');
    expect(counter('Pending')).toHaveTextContent('62');
    expect(counter('Total')).toHaveTextContent('63');
  });

  it("typing a defect description re-renders only its item's row", async () => {
    const { store } = await showChecklist();
    fireEvent.click(row('Horn').getByRole('button', { name: /: defective$/ }));
    mockRowsRendered.length = 0;
    act(() => void store.dispatch(defectTextChanged({ key: 'horn', text: 'No' })));
    expect(new Set(mockRowsRendered)).toEqual(new Set(['horn']));
    expect(counter('Failed')).toHaveTextContent('1');
  });

  it('the checklist announces its counts in one sentence once the driver stops tapping', async () => {
    await showChecklist();
    jest.useFakeTimers();
    try {
      fireEvent.click(row('Horn').getByRole('button', { name: /: good$/ }));
      fireEvent.click(row('Mirrors').getByRole('button', { name: /: defective$/ }));
      expect(screen.queryByText(/passed,/)).toBeNull();
      act(() => {
        jest.advanceTimersByTime(2000);
      });
      expect(screen.getByText('1 passed, 1 failed, 61 pending of 63')).toHaveAttribute(
        'role',
        'status',
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it('pressing a selected button again clears the item, unless the press is a bounce within 600 ms', async () => {
    await showChecklist();
    const good = row('Horn').getByRole('button', { name: /: good$/ });
    pressAt(good, 1000);
    pressAt(good, 1590);
    expect(good).toHaveAttribute('aria-pressed', 'true');
    pressAt(good, 1700);
    expect(good).toHaveAttribute('aria-pressed', 'false');
    expect(counter('Pending')).toHaveTextContent('63');
  });

  it("the names of an item's buttons include the item and the visible word, and the group of an item that both vehicles have names the vehicle", async () => {
    await showChecklist();
    const horn = row('Horn');
    expect(horn.getByRole('button', { name: 'Horn: good' })).toHaveTextContent('Good');
    expect(horn.getByRole('button', { name: 'Horn: defective' })).toHaveTextContent('Defective');
    for (const label of ['Tires', 'Wheels and rims', 'Coupling devices']) {
      for (const part of ['truck', 'trailer']) {
        expect(screen.getByRole('group', { name: `${label}, ${part}` })).toBeInTheDocument();
      }
    }
  });

  it("pressing a defect's phrase enters the phrase at once, keeps the focus in the description, and re-renders only that item's row", async () => {
    await showChecklist();
    fireEvent.click(row('Horn').getByRole('button', { name: /: defective$/ }));
    const text = screen.getByLabelText('Defect description, Horn');
    expect(text).toHaveFocus();
    mockRowsRendered.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'weak' }));
    expect(text).toHaveValue('weak');
    expect(text).toHaveFocus();
    expect(new Set(mockRowsRendered)).toEqual(new Set(['horn']));
  });

  it("searching the checklist keeps hidden rows mounted and says how many items match, and 'Show all' shows the rows again", async () => {
    const { store, root } = await showChecklist();
    fireEvent.click(row('Horn').getByRole('button', { name: /: defective$/ }));
    const text = screen.getByLabelText('Defect description, Horn');
    act(
      () => void store.dispatch(checklistFiltered(selectMatchingView(root(), { search: 'mirr' }))),
    );
    expect(text).not.toBeVisible();
    expect(text).toBeInTheDocument();
    expect(screen.getByText('1 of 63 items shown')).toBeVisible();
    act(
      () =>
        void store.dispatch(checklistFiltered(selectMatchingView(root(), { search: 'no such' }))),
    );
    expect(screen.getByText('No items match')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(text).toBeVisible();
  });

  it("a defect requires a description, and an accidental 'good' does not lose the typed text", async () => {
    await showChecklist();
    const horn = row('Horn');
    fireEvent.click(horn.getByRole('button', { name: /: defective$/ }));
    const text = screen.getByLabelText('Defect description, Horn');
    expect(text).toBeRequired();
    fireEvent.change(text, { target: { value: 'No sound' } });
    fireEvent.click(horn.getByRole('button', { name: /: good$/ }));
    expect(screen.queryByLabelText('Defect description, Horn')).toBeNull();
    fireEvent.click(horn.getByRole('button', { name: /: defective$/ }));
    expect(screen.getByLabelText('Defect description, Horn')).toHaveValue('No sound');
  });
});
