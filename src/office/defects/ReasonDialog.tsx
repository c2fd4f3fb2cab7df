import Typography from '@mui/material/Typography';
import { DateInput, TextInput } from 'react-admin';
import { FormDialog } from '../form/FormDialog';
import { useCertifier } from './useCertifier';

export interface ReasonValues {
  reason: string;
  /** The last day of a deferral, and the name that signs it. */
  until?: string;
  name?: string;
}

interface ReasonDialogProps {
  kind: 'reopen' | 'defer';
  send: (values: ReasonValues) => Promise<void>;
  onClose: () => void;
  /** A change of the defect while the dialog was open. */
  notice?: React.ReactNode;
}

const labels = { reopen: 'Reopen', defer: 'Defer' } as const;

/** Asks why a defect is open again, or why its repair must wait and until when. */
export function ReasonDialog({ kind, send, onClose, notice }: ReasonDialogProps) {
  const certifier = useCertifier();
  const initial =
    kind === 'defer' ? { reason: '', until: '', name: certifier.name } : { reason: '' };
  if (!certifier.identity) return null;
  return (
    <FormDialog<ReasonValues>
      title={labels[kind]}
      submitText={labels[kind]}
      initial={initial}
      send={async ({ reason, until = '', name = '' }) => {
        await send(kind === 'defer' ? { reason, until, name } : { reason });
        if (kind === 'defer') certifier.remember(name);
      }}
      onClose={onClose}
    >
      {notice}
      {kind === 'defer' ? (
        <Typography>
          I certify that the repair is unnecessary for safe operation until this date.
        </Typography>
      ) : null}
      <TextInput
        source="reason"
        label="Reason"
        multiline
        {...(kind === 'defer' && { helperText: 'For example: parts on order' })}
        parse={(text: string) => text}
      />
      {kind === 'defer' ? (
        <>
          <DateInput source="until" label="Until" parse={(day: string) => day} />
          <TextInput
            source="name"
            label="Your name"
            autoComplete="name"
            helperText="Your signature"
            parse={(text: string) => text}
          />
        </>
      ) : null}
    </FormDialog>
  );
}
