import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'react-admin';
import { unseen } from '@/components/unseen';
import { importedReport, reportPaths } from '@/contract/office/reports';
import { useReportedCall } from '../form/useReportedCall';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';

function parsed(text: string): object {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    // The file is not JSON. The server rejects the empty object with a message.
    return {};
  }
}

/** The 'Import' button, which stores a report that a driver saved on the phone as a file. */
export function ImportReport() {
  const mayImport = useIsAllowed('reports.import');
  const { isBusy, run } = useReportedCall();
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!mayImport) return null;
  async function importFile(file: File) {
    const body = parsed(await file.text());
    const { id } = await calls.send('POST', reportPaths.import, { body, response: importedReport });
    notify(`Report ${id} imported`, { type: 'success' });
    refresh();
  }
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      aria-disabled={isBusy}
      sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
    >
      {isBusy ? 'Importing…' : 'Import'}
      <input
        type="file"
        accept=".json,application/json"
        aria-label="Import a report that a driver saved as a file"
        aria-disabled={isBusy}
        style={unseen}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !isBusy) void run(() => importFile(file));
          // Otherwise, choosing the same file again would have no effect.
          target.value = '';
        }}
      />
    </Button>
  );
}
