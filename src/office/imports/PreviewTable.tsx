import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { fates, type Fate, type ImportField } from '@/contract/office/imports';
import { StatusChip, type Status } from '../status/StatusChip';
import { readinessStatus } from '../status/statuses';
import { fieldLabels } from './kinds';
import type { ShownRow } from './useImport';

export const fateLabels: Readonly<Record<Fate, string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'Already here',
  rejected: 'Rejected',
};

const statuses: Readonly<Record<Fate, Status>> = {
  new: { ...readinessStatus.ready, label: fateLabels.new },
  changed: { ...readinessStatus.attention, tone: 'info', label: fateLabels.changed },
  same: { ...readinessStatus.ready, tone: 'default', label: fateLabels.same },
  rejected: { ...readinessStatus.do_not_dispatch, label: fateLabels.rejected },
};

/** Styles for plain HTML fields, which render faster than MUI's. */
export const plainField = {
  font: 'inherit',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
} as const;

const rowsAtOnce = 100;

interface PreviewTableProps {
  fields: readonly ImportField[];
  shown: readonly ShownRow[];
  onEdit: (line: number, field: ImportField, text: string) => void;
}

/** In px. */
const widths: Partial<Record<ImportField, number>> = { vin: 190, full_name: 190, email: 190 };

/** Shows rejected rows first, with fields to correct them. */
export function PreviewTable({ fields, shown, onEdit }: PreviewTableProps) {
  const [limit, setLimit] = useState(rowsAtOnce);
  const order = (fate: Fate) => -fates.indexOf(fate);
  const rows = [...shown].sort(
    (one, other) =>
      order(one.decided.fate) - order(other.decided.fate) || one.row.line - other.row.line,
  );
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Preview" tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>What becomes of it</TableCell>
              {fields.map((field) => (
                <TableCell key={field}>{fieldLabels[field]}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, limit).map(({ row, decided }) => (
              <TableRow key={row.line}>
                <TableCell>{row.line}</TableCell>
                <TableCell sx={{ minWidth: 180 }}>
                  <StatusChip {...statuses[decided.fate]} />
                  <div id={`why-${row.line}`}>{decided.why}</div>
                </TableCell>
                {fields.map((field) => (
                  <TableCell key={field}>
                    {decided.fate === 'rejected' ? (
                      <Box
                        component="input"
                        value={row[field] ?? ''}
                        aria-label={`${fieldLabels[field]} of row ${row.line}`}
                        aria-describedby={`why-${row.line}`}
                        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                          onEdit(row.line, field, target.value)
                        }
                        sx={{
                          ...plainField,
                          p: 0.75,
                          width: widths[field] ?? 110,
                        }}
                      />
                    ) : (
                      row[field]
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {rows.length > limit ? (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setLimit(limit + rowsAtOnce)}>
          Show more of {rows.length} rows
        </Button>
      ) : null}
    </>
  );
}
