import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, useFormState } from 'react-hook-form';
import { valueText } from '../labels';
import type { EditConflict } from './useEditConflict';

interface ConflictProps {
  conflict: EditConflict<Readonly<Record<string, unknown>> & { version: number }>;
  fields: Readonly<Record<string, string>>;
}

/**
 * Names who changed a form's record in the meantime, and lists the values of theirs that the next save would overwrite. A value
 * that only this form changed is not theirs.
 */
export function Conflict({ conflict: { current, message }, fields }: ConflictProps) {
  const { getValues, reset, setValue } = useFormContext<Record<string, unknown>>();
  const { defaultValues = {} } = useFormState<Record<string, unknown>>();
  useEffect(() => setValue('version', current.version), [current, setValue]);
  const values = new Map<string, unknown>(Object.entries(current));
  const different = Object.entries(fields).filter(([field]) =>
    [getValues(field), defaultValues[field]].every(
      (value) => valueText(value) !== valueText(values.get(field)),
    ),
  );
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 2, width: '100%' }}
      action={
        <Button variant="outlined" onClick={() => reset({ ...current })}>
          Use their values
        </Button>
      }
    >
      {message}
      {different.map(([field, label]) => (
        <div key={field}>
          {label} is now: <b>{valueText(values.get(field)) || 'nothing'}</b>
        </div>
      ))}
      Save again to keep what you typed.
    </Alert>
  );
}
