import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { valueText } from '../labels';

interface ConflictProps {
  current: Readonly<Record<string, unknown>> & { version: number };
  fields: Readonly<Record<string, string>>;
}

/** Lists the newer values after somebody else changed a form's record. The next save overwrites them. */
export function Conflict({ current, fields }: ConflictProps) {
  const { getValues, reset, setValue } = useFormContext<Record<string, unknown>>();
  useEffect(() => setValue('version', current.version), [current, setValue]);
  const values = new Map<string, unknown>(Object.entries(current));
  const different = Object.entries(fields).filter(
    ([field]) => valueText(getValues(field)) !== valueText(values.get(field)),
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
      Someone else changed this while you were editing.
      {different.map(([field, label]) => (
        <div key={field}>
          {label} is now: <b>{valueText(values.get(field)) || 'nothing'}</b>
        </div>
      ))}
      Save again to keep what you typed.
    </Alert>
  );
}
