import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { toAppError } from '@/api/appError';
import { dateTimeText } from '@/contract/dateText';
import { toOnScreen, usePrevious } from '@/features/inspection/delivery/extensions';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { sendAgain } from '@/features/inspection/delivery/submitReport';
import { useAppDispatch, useAppSelector, useForm } from '@/features/inspection/hooks';
import { selectMayRestore } from '@/features/inspection/model/rules/reportSelectors';
import type { SentReport } from '@/features/inspection/model/state/sentReport';

const missingTexts = {
  question: 'The office does not have this report. Send it again?',
  send: 'Send again',
  first: 'First submit what is on the form.',
} as const;

interface MissingAtOfficeProps {
  owner: string;
  /** A report that the office has received, according to this phone. */
  report: SentReport;
  onSentAgain: () => void;
}

/** Asks whether to resend a report that the office says it lacks. */
export function MissingAtOffice({ owner, report, onSentAgain }: MissingAtOfficeProps) {
  const dispatch = useAppDispatch();
  const mayRestore = useAppSelector(selectMayRestore);
  const form = useForm();
  const previous = usePrevious();
  const { id, header } = report;
  const { error } = extensionsApi.useOwnReportQuery(id === null ? skipToken : { owner, id }, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error && toAppError(error);
  if (problem?.kind !== 'rejected' || problem.status !== 404) return null;
  const about = `${header.truck_number} · ${dateTimeText(header)}`;
  const press = () => {
    dispatch(sendAgain(report, form, toOnScreen(previous)));
    onSentAgain();
  };
  return (
    <Alert
      severity="warning"
      action={
        mayRestore ? (
          <Button variant="text" onClick={press} sx={{ minHeight: 48 }}>
            {missingTexts.send}
          </Button>
        ) : null
      }
    >
      <AlertTitle>{missingTexts.question}</AlertTitle>
      <span>{mayRestore ? about : `${about} · ${missingTexts.first}`}</span>
    </Alert>
  );
}
