import { TextInput } from 'react-admin';
import { FormDialog } from '../form/FormDialog';

export interface ReopenValues {
  reason: string;
}

interface ReopenDialogProps {
  send: (values: ReopenValues) => Promise<void>;
  onClose: () => void;
  notice?: React.ReactNode;
}

export function ReopenDialog({ send, onClose, notice }: ReopenDialogProps) {
  return (
    <FormDialog<ReopenValues>
      title="Reopen"
      submitText="Reopen"
      initial={{ reason: '' }}
      send={send}
      onClose={onClose}
    >
      {notice}
      <TextInput
        source="reason"
        label="Reason"
        isRequired
        multiline
        parse={(text: string) => text}
      />
    </FormDialog>
  );
}
