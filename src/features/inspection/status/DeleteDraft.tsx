import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const deleteTexts = {
  ask: 'Delete this draft…',
  question: 'Delete it from this phone for good?',
  yes: 'Delete',
  no: 'Keep it',
} as const;

/** Deletes the draft after a confirmation, because this cannot be undone. */
export function DeleteDraft({ onDelete }: { onDelete: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  if (!isConfirming) {
    return (
      <Button variant="text" onClick={() => setIsConfirming(true)}>
        {deleteTexts.ask}
      </Button>
    );
  }
  return (
    <Stack spacing={1}>
      <Typography role="alert">{deleteTexts.question}</Typography>
      <Stack direction="row" spacing={1}>
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- replaces the pressed button */}
        <Button autoFocus variant="outlined" onClick={() => setIsConfirming(false)}>
          {deleteTexts.no}
        </Button>
        <Button color="error" onClick={onDelete}>
          {deleteTexts.yes}
        </Button>
      </Stack>
    </Stack>
  );
}
