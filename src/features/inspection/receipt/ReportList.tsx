import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { QueryState } from '@/components/QueryState/QueryState';
import { tripLabels } from '@/contract/tripLabels';
import { toDeviceDateTime } from '@/contract/dates';
import { stateTexts } from '@/contract/messages/states';
import type { ReportRow } from '@/contract/records';
import { reportStateText } from '@/contract/reportState';
import { resultLabels } from '@/contract/resultLabels';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectSentReports } from '@/features/inspection/model/rules/reportSelectors';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { reportDateText } from '@/contract/dateText';
import { MissingAtOffice } from './MissingAtOffice';
import { SentList } from './SentList';

const perPage = 25;

/** In ms. The office keeps a report for at least this long, because 49 CFR 396.11 requires three months. */
const keptFor = 80 * 24 * 3_600_000;

/** Returns the phone's reports that the first page does not list, even though the office must still have them. */
function listUnlistedReports(
  sent: readonly SentReport[],
  firstPage: readonly ReportRow[],
): SentReport[] {
  const listed = new Set(firstPage.map(({ id }) => id));
  const earliest = toDeviceDateTime(new Date(Date.now() - keptFor)).date;
  return sent.filter(({ id, header }) => id !== null && !listed.has(id) && header.date >= earliest);
}

function rowText(report: ReportRow): string {
  const { date, trip, result } = report;
  const labels = [trip && tripLabels[trip], reportStateText(report), resultLabels[result]];
  return [reportDateText(date), ...labels].filter(Boolean).join(' · ');
}

interface MissingReportsProps {
  owner: string;
  onSentAgain: () => void;
}

/**
 * Looks for the phone's reports that the first page does not list, once each. It stays mounted while the driver changes
 * pages, because another mount would look for them again.
 */
function MissingReports({ owner, onSentAgain }: MissingReportsProps) {
  const { currentData } = extensionsApi.useOwnReportsQuery({ owner, page: 1 });
  const sent = useAppSelector(selectSentReports);
  const unlisted = currentData ? listUnlistedReports(sent, currentData.data) : [];
  return (
    <Stack spacing={1} sx={{ '&:empty': { display: 'none' } }}>
      {unlisted.map((report) => (
        <MissingAtOffice key={report.id} owner={owner} report={report} onSentAgain={onSentAgain} />
      ))}
    </Stack>
  );
}

interface ReportListProps extends MissingReportsProps {
  onOpen: (id: number) => void;
  onOpenSent: (report: SentReport) => void;
}

/** The driver's reports, newest first, one page at a time. */
export function ReportList({ owner, onOpen, onOpenSent, onSentAgain }: ReportListProps) {
  const [page, setPage] = useState(1);
  const { currentData, isError } = extensionsApi.useOwnReportsQuery(
    { owner, page },
    { refetchOnMountOrArgChange: true },
  );
  const sent = useAppSelector(selectSentReports);
  if (isError && !currentData && sent.length > 0) {
    return <SentList reports={sent} onOpen={onOpenSent} />;
  }
  return (
    <>
      <MissingReports owner={owner} onSentAgain={onSentAgain} />
      <QueryState
        result={{ data: currentData, isError }}
        loadingText={stateTexts.loading}
        errorText={stateTexts.loadFailed}
        emptyText="No reports yet."
        isEmpty={({ total }) => total === 0}
      >
        {({ data, total }) => (
          <>
            <List disablePadding>
              {data.map((report) => (
                <ListItem key={report.id} disablePadding>
                  <ListItemButton component="button" onClick={() => onOpen(report.id)}>
                    <ListItemText
                      primary={report.vehicles.map(({ number }) => number).join(' · ')}
                      secondary={rowText(report)}
                      slotProps={{ primary: { noWrap: true } }}
                    />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
            <Stack direction="row" spacing={1} sx={{ '&:empty': { display: 'none' } }}>
              {page > 1 ? (
                <Button variant="outlined" onClick={() => setPage(page - 1)}>
                  Newer
                </Button>
              ) : null}
              {page * perPage < total ? (
                <Button variant="outlined" onClick={() => setPage(page + 1)}>
                  Older
                </Button>
              ) : null}
            </Stack>
          </>
        )}
      </QueryState>
    </>
  );
}
