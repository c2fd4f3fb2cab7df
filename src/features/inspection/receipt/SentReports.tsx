import { Suspense, useId, useState } from 'react';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useSettings } from '@/api/useSettings';
import { lazyOrNothing } from '@/components/lazy/lazyOrNothing';
import { inLine } from '@/components/inLine';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { receiptClosed, selectOwner } from '@/features/inspection/model/inspectionSlice';
import {
  selectReceipt,
  selectSentReports,
} from '@/features/inspection/model/rules/reportSelectors';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { Receipt } from './Receipt';
import { SentDialog } from './SentDialog';
import { SentList } from './SentList';
import { SentSheet } from './SentSheet';

/** A closed sheet returns to the view in `from`. */
type View =
  | { kind: 'nothing' }
  | { kind: 'list' }
  | { kind: 'receipt'; report: SentReport }
  | { kind: 'sheet'; report: SentReport; from: View };

const MissingAtOffice = lazyOrNothing(() =>
  import(/* webpackChunkName: "extensions" */ './MissingAtOffice').then(
    ({ MissingAtOffice }) => MissingAtOffice,
  ),
);

interface ServerReportsProps {
  owner: string;
  onPhone: React.ReactNode;
}

/** The driver's earlier reports on the server. */
const ServerReports = lazyOrNothing<ServerReportsProps>(
  () =>
    import(/* webpackChunkName: "extensions" */ './MyReports').then(({ MyReports }) => MyReports),
  ({ onPhone }) => onPhone,
);

function EarlierReports({ onPhone }: Pick<ServerReportsProps, 'onPhone'>) {
  const { fleet } = useSettings();
  const owner = useAppSelector(selectOwner);
  if (!fleet) return onPhone;
  return (
    <Suspense fallback={null}>
      {owner === '' ? null : <ServerReports owner={owner} onPhone={onPhone} />}
    </Suspense>
  );
}

const sentTexts = { title: 'My reports', sheet: 'My report' } as const;

const nothing: View = { kind: 'nothing' };

function goToTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById('main')?.focus({ preventScroll: true });
}

function isSameView(one: View, other: View): boolean {
  const getReport = (view: View) => ('report' in view ? view.report : null);
  return one.kind === other.kind && getReport(one) === getReport(other);
}

function getHeading({ kind }: View) {
  if (kind === 'list') return { title: sentTexts.title, isBack: false };
  return kind === 'sheet' ? { title: sentTexts.sheet, isBack: true } : null;
}

/** Whether a blank form follows this view. A saved report stays on the form. */
const isNext = (view: View) => view.kind === 'receipt' && view.report.outcome !== 'saved';

interface SentReportsProps {
  onAnotherTruck: (() => void) | null;
  renderVehicles: (report: SentReport) => React.ReactNode;
}

interface ReceiptViewProps extends SentReportsProps {
  report: SentReport;
  titleId: string;
  onNext: () => void;
  onShow: () => void;
}

function ReceiptView(props: ReceiptViewProps) {
  const { report, titleId, onNext, onShow, onAnotherTruck, renderVehicles } = props;
  const { fleet } = useSettings();
  const owner = useAppSelector(selectOwner);
  const leaveForAnother = () => {
    onNext();
    onAnotherTruck?.();
  };
  return (
    <>
      <Receipt
        report={report}
        titleId={titleId}
        onNext={onNext}
        onShow={onShow}
        onAnotherTruck={onAnotherTruck && leaveForAnother}
        vehicles={renderVehicles(report)}
      />
      {fleet ? (
        <Suspense fallback={null}>
          <MissingAtOffice owner={owner} report={report} onSentAgain={onNext} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The last submitted report's receipt, and a list of earlier reports. */
export function SentReports({ onAnotherTruck, renderVehicles }: SentReportsProps) {
  const reports = useAppSelector(selectSentReports);
  // With another backend, nothing covers the form. The specification's toast confirms the report.
  const { fleet } = useSettings();
  const receipt = useAppSelector(selectReceipt);
  const unseen = fleet ? receipt : null;
  const dispatch = useAppDispatch();
  const titleId = useId();
  const [chosen, setChosen] = useState(nothing);
  const isReceipt = chosen.kind === 'nothing' && unseen !== null;
  const [view, setView] = useState(nothing);
  // The dialog keeps its view while it closes.
  const next: View = isReceipt ? { kind: 'receipt', report: unseen } : chosen;
  if (next.kind !== 'nothing' && !isSameView(next, view)) setView(next);

  const open = (report: SentReport, from: View) => setChosen({ kind: 'sheet', report, from });
  const leave = () => {
    if (isReceipt) dispatch(receiptClosed());
    else setChosen(chosen.kind === 'sheet' ? chosen.from : nothing);
  };
  const onPhone = reports.length > 0 && (
    <Button
      variant="text"
      startIcon={<HistoryOutlinedIcon />}
      onClick={() => setChosen({ kind: 'list' })}
      sx={{ ...inLine, alignSelf: 'flex-start', my: -1.5 }}
    >
      {sentTexts.title}
    </Button>
  );
  return (
    <>
      <EarlierReports onPhone={onPhone} />
      <SentDialog
        open={next.kind !== 'nothing'}
        titleId={titleId}
        heading={getHeading(view)}
        onLeave={leave}
        onClosed={isNext(view) ? goToTop : () => undefined}
      >
        {view.kind === 'list' ? (
          <SentList reports={reports} onOpen={(report) => open(report, view)} />
        ) : null}
        {view.kind === 'receipt' ? (
          <ReceiptView
            report={view.report}
            titleId={titleId}
            onNext={leave}
            onShow={() => open(view.report, nothing)}
            onAnotherTruck={onAnotherTruck}
            renderVehicles={renderVehicles}
          />
        ) : null}
        {view.kind === 'sheet' ? <SentSheet report={view.report} /> : null}
      </SentDialog>
    </>
  );
}
