import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext } from 'react-admin';
import { exportPath, exportTypes, type ExportFormat } from '@/contract/office/exports';
import { saveFile } from '../data/fileCall';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';
import { useFilterValues } from './filters';

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (.xlsx)' },
  { format: 'csv', label: 'CSV' },
];

/**
 * The 'Export' button, which saves all rows that match the filters, in the list's order. It makes a call, because a
 * link could not send the bearer token.
 */
export function ExportList() {
  const { resource, sort } = useListContext();
  const filter = useFilterValues();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, run } = useReportedCall();
  const calls = useOfficeCalls();
  async function exportAll(format: ExportFormat) {
    const path = exportPath(resource, format);
    const url = await calls.file(path, exportTypes[format], { sort, filter });
    saveFile(url, `${resource}.${format}`);
  }
  return (
    <>
      <CallButton
        variant="outlined"
        isBusy={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {isBusy ? 'Exporting…' : 'Export'}
      </CallButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map(({ format, label }) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              void run(() => exportAll(format));
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
