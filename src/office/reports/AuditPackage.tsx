import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useCompany } from '@/components/companyContext';
import { packageName } from '@/contract/office/packageName';
import { matchedReportsHeader, packageType, reportPaths } from '@/contract/office/reports';
import { carrierToday } from '../carrierTime';
import { saveFile } from '../data/fileCall';
import { useReportedCall } from '../form/useReportedCall';
import { counted } from '../labels';
import { auditPeriods, rangeText } from '../list/datePresets';
import { FilterName, listSetFilters } from '../list/FilterName';
import { useFilterValues } from '../list/filters';
import type { FilterValues, ListFilter } from '../list/listFilters';
import { reportDays } from './reportDays';
import { useOfficeCalls } from '../useOfficeCalls';
import type { PackageProgress } from './packageProgress';

interface Progress extends PackageProgress {
  /** The number of matching reports; null if a proxy removed the header. */
  of: string | null;
}

function progressText({ bytes, reports, of }: Progress): string {
  const size = `${(bytes / 1e6).toFixed(1)} MB so far`;
  return of === null ? size : `${reports} of ${of} reports, ${size}`;
}

interface AuditPackageProps {
  /** The list's filters, which narrow each package. */
  filters: readonly ListFilter[];
}

function Narrowing({ filters }: AuditPackageProps) {
  const values = useFilterValues();
  const { search } = values;
  const set = listSetFilters(filters, values);
  const days = rangeText(reportDays, values);
  if (set.length === 0 && typeof search !== 'string' && days === '') return null;
  return (
    <>
      <Typography>The list has filters. A package has only these reports:</Typography>
      <Box component="ul" sx={{ listStyle: 'disc', pl: 3, mb: 2 }}>
        {typeof search === 'string' ? <li>Search: {search}</li> : null}
        {set.map(({ filter, value }) => (
          <FilterName key={filter.source} filter={filter} value={value}>
            {(text) => <li>{text}</li>}
          </FilterName>
        ))}
        {days === '' ? null : <li>Inspected {days}, unless you choose a period</li>}
      </Box>
    </>
  );
}

function MakePackage({ filters, onClose }: AuditPackageProps & { onClose: () => void }) {
  const { total } = useListContext();
  const { name: carrier } = useCompany();
  const filter = useFilterValues();
  const calls = useOfficeCalls();
  const { isBusy, run } = useReportedCall();
  const [progress, setProgress] = useState<Progress | null>(null);
  const titleId = useId();
  const making = useRef<AbortController | null>(null);

  async function make(chosen: FilterValues) {
    const abort = new AbortController();
    making.current = abort;
    setProgress(null);
    const shown = { filter: chosen };
    const isMade = await run(async () => {
      const { packageProgress } = await import('./packageProgress');
      const take = packageProgress();
      const onPart = (part: Uint8Array, headers: Headers) =>
        setProgress({ ...take(part), of: headers.get(matchedReportsHeader) });
      const watched = { signal: abort.signal, onPart };
      try {
        const url = await calls.file(reportPaths.package, packageType, shown, watched);
        saveFile(url, packageName(carrier, chosen, carrierToday()));
      } catch (error) {
        if (!abort.signal.aborted) throw error;
      }
    });
    if (isMade) onClose();
  }

  function cancel() {
    making.current?.abort();
    onClose();
  }

  return (
    <Dialog
      open
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && cancel()}
    >
      <DialogTitle id={titleId}>Audit package</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>
          A ZIP file with a PDF of each report and its defects, certifications, reviews and photos,
          an index, a table of certifications, and the SHA-256 of each file.
        </Typography>
        <Narrowing filters={filters} />
        {isBusy ? (
          <>
            <LinearProgress aria-label="Making the package" />
            <Typography role="status">Making the package…</Typography>
            {progress ? <Typography>{progressText(progress)}</Typography> : null}
          </>
        ) : (
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            {auditPeriods(carrierToday()).map(({ label, from, to }) => (
              <Button
                key={label}
                variant="outlined"
                onClick={() => void make({ ...filter, from, to })}
              >
                {label}
              </Button>
            ))}
            <Button variant="outlined" onClick={() => void make(filter)}>
              {counted(total ?? 0, 'report')} of this list
            </Button>
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The 'Audit package' button, which downloads reports for an auditor. */
export function AuditPackage({ filters }: AuditPackageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Audit package
      </Button>
      {isOpen ? <MakePackage filters={filters} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
