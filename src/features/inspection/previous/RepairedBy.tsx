import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormField } from '@/components/FormField/FormField';
import { limits } from '@/contract/limits';
import type { HoldingDefect } from '@/contract/records';
import { toastRequested } from '@/events/toasts';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { useAppDispatch } from '@/features/inspection/hooks';
import { signedText } from '@/features/inspection/model/text/defectText';

interface RepairedByProps {
  defect: Pick<HoldingDefect, 'id' | 'repaired_by'>;
}

export function RepairedBy({ defect: { id, repaired_by: noted } }: RepairedByProps) {
  const [noteRepair, { isLoading }] = extensionsApi.useNoteRepairMutation();
  const [text, setText] = useState('');
  const dispatch = useAppDispatch();
  const { length } = text.trim();
  const isSendable = length > 0 && length <= limits.reportText;
  const send = async () => {
    if (isLoading || !isSendable) return;
    const { error } = await noteRepair({ id, repaired_by: text });
    if (!error) setText('');
    dispatch(
      toastRequested(
        error
          ? { type: 'error', text: 'The note was not sent. Try again.' }
          : { type: 'success', text: 'The office has the note' },
      ),
    );
  };
  return (
    <>
      {noted ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {`Repaired by: ${noted.text}. Noted by ${signedText(noted.by, noted.at)}.`}
        </Typography>
      ) : null}
      <FormField
        label="Repaired by (optional)"
        helper="A shop, an invoice number. It certifies nothing."
        value={text}
        maxLength={limits.reportText}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter in this field would also submit the report.
          event.preventDefault();
          void send();
        }}
      />
      <Button
        color="inherit"
        variant="outlined"
        aria-disabled={isLoading || !isSendable}
        sx={{ minHeight: 48, mt: 1 }}
        onClick={() => void send()}
      >
        Send the note
      </Button>
    </>
  );
}
