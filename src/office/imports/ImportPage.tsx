import { useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { unseen } from '@/components/unseen';
import { fates, maxImportRows, type ImportResponse } from '@/contract/office/imports';
import { timestampText } from '../carrierTime';
import { saveFile } from '../data/fileCall';
import { CallButton } from '../form/CallButton';
import { PageTitle } from '../layout/PageTitle';
import { counted } from '../labels';
import type { Columns } from './columns';
import { fieldLabels, type ImportDeclaration } from './kinds';
import { fateLabels, plainField, PreviewTable } from './PreviewTable';
import { useImport, type ShownRow } from './useImport';

const saveSample = ({ name, csv }: ImportDeclaration['sample']) =>
  saveFile(URL.createObjectURL(new Blob([csv], { type: 'text/csv' })), name);

interface SourceProps {
  declared: ImportDeclaration;
  isBusy: boolean;
  onRead: (source: File | string) => void;
}

function Source({ declared, isBusy, onRead }: SourceProps) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography>
        A file from Excel, Google Sheets or LibreOffice, .csv or .xlsx, with at most{' '}
        {maxImportRows.toLocaleString('en-US')} rows. The first row names the columns.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          aria-disabled={isBusy}
          sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
        >
          Choose a file
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            aria-label={`Choose a file of ${declared.kind}`}
            style={unseen}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file && !isBusy) onRead(file);
              // Without this, choosing the same file again would have no effect.
              target.value = '';
            }}
          />
        </Button>
        <Button variant="outlined" onClick={() => saveSample(declared.sample)}>
          Sample file
        </Button>
      </Stack>
      <Box component="label" sx={{ width: 1 }}>
        Or paste rows here, with their headings
        <Box
          component="textarea"
          ref={pasted}
          rows={4}
          sx={{
            display: 'block',
            width: 1,
            mt: 0.5,
            p: 1,
            ...plainField,
          }}
        />
      </Box>
      <CallButton
        variant="outlined"
        isBusy={isBusy}
        onClick={() => onRead(pasted.current?.value ?? '')}
      >
        Read pasted rows
      </CallButton>
    </Stack>
  );
}

function FoundColumns({ headings, fields }: Columns) {
  const texts = headings.map((heading, n) => {
    const field = fields[n];
    return `${heading || 'no name'} → ${field ? fieldLabels[field] : 'left out'}`;
  });
  return <Typography>Columns: {texts.join(' · ')}</Typography>;
}

function countsText(shown: readonly ShownRow[]): string {
  return fates
    .map((fate) => {
      const count = shown.filter(({ decided }) => decided.fate === fate).length;
      return `${fateLabels[fate]} ${count}`;
    })
    .join(' · ');
}

interface AppliedProps {
  declared: ImportDeclaration;
  applied: ImportResponse;
  isBusy: boolean;
  onUndo: () => void;
}

function Applied({ declared, applied, isBusy, onUndo }: AppliedProps) {
  const { counts, undo_until: until } = applied;
  return (
    <Alert
      severity="success"
      action={
        <CallButton variant="outlined" isBusy={isBusy} onClick={onUndo}>
          Undo
        </CallButton>
      }
    >
      Imported: {counts.new} new, {counts.changed} changed.{' '}
      <Link to={declared.list.to}>{declared.list.label}</Link>. You can undo this until{' '}
      {timestampText(until)}, while nobody has used or changed them.
    </Alert>
  );
}

interface ImportPageProps {
  declared: ImportDeclaration;
  /** Renders the next step for the records that the import added. */
  next?: (added: readonly number[]) => React.ReactNode;
}

/** Shows the rows of a file for checking, and imports the valid ones. */
export function ImportPage({ declared, next }: ImportPageProps) {
  const { isBusy, problem, columns, shown, applied, read, edit, apply, undo, checkAgain } =
    useImport(declared);
  const bad = shown.filter(({ decided }) => decided.fate === 'rejected').length;
  const good = shown.length - bad;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={<PageTitle text={declared.title} />} />
      <Card sx={{ p: 2 }}>
        <Source declared={declared} isBusy={isBusy} onRead={(source) => void read(source)} />
      </Card>
      <div aria-live="polite">
        {problem === null ? null : <Alert severity="error">{problem}</Alert>}
        {applied ? (
          <Applied
            declared={declared}
            applied={applied}
            isBusy={isBusy}
            onUndo={() => void undo()}
          />
        ) : null}
        {shown.length > 0 ? (
          <Typography sx={{ fontWeight: 600 }}>{countsText(shown)}</Typography>
        ) : null}
      </div>
      {applied && applied.added.length > 0 ? next?.(applied.added) : null}
      {columns ? <FoundColumns {...columns} /> : null}
      {shown.length > 0 ? (
        <>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {good > 0 ? (
              <CallButton isBusy={isBusy} onClick={() => void apply()}>
                Import {counted(good, 'row')}
              </CallButton>
            ) : null}
            {bad > 0 ? (
              <CallButton variant="outlined" isBusy={isBusy} onClick={() => void checkAgain()}>
                Check again
              </CallButton>
            ) : null}
          </Stack>
          {bad > 0 ? (
            <Typography>
              {counted(bad, 'row')} cannot be imported. Fix them below and press ‘Check again’. The
              others stay as they are.
            </Typography>
          ) : null}
          <PreviewTable fields={declared.fields} shown={shown} onEdit={edit} />
        </>
      ) : null}
    </Stack>
  );
}
