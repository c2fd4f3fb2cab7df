import { useListContext } from 'react-admin';
import { listParameters } from '../data/dataProvider';
import { useOfficeCalls } from '../useOfficeCalls';
import { CallButton } from './CallButton';
import { useReportedCall } from './useReportedCall';

/** Downloads a file. */
function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

interface ExportCsvProps {
  /** The call; it takes the list's filters. */
  path: string;
  fileName: string;
}

/**
 * 'Export': all rows that match the list's filters, as CSV from the server. Not a link, because the
 * call needs the bearer token.
 */
export function ExportCsv({ path, fileName }: ExportCsvProps) {
  const list = useListContext();
  const { isBusy, run } = useReportedCall();
  const calls = useOfficeCalls();
  async function exportAll() {
    const params = listParameters({ filter: list.filterValues as Record<string, unknown> });
    save(await calls.exportCsv(path, params), fileName);
  }
  return (
    <CallButton variant="outlined" isBusy={isBusy} onClick={() => void run(exportAll)}>
      {isBusy ? 'Exporting…' : 'Export'}
    </CallButton>
  );
}
