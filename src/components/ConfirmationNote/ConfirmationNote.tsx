import { useEffect, useRef } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Stack from '@mui/material/Stack';

interface ConfirmationNoteProps {
  /** Whether the note takes the focus when it appears. */
  takesFocus: boolean;
  children: React.ReactNode;
}

/** Says that a form was sent. MUI's Alert would add 3 KB (brotli) to every public page. */
export function ConfirmationNote({ takesFocus, children }: ConfirmationNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <Stack
      ref={note}
      role="status"
      tabIndex={-1}
      direction="row"
      sx={{
        gap: 1.5,
        padding: 2,
        border: 1,
        borderColor: 'success.main',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        color: 'text.primary',
        typography: 'body2',
        scrollMarginTop: (theme) => `${theme.layout.headerHeight + 24}px`,
      }}
    >
      <CheckIcon color="success" fontSize="small" />
      <div>{children}</div>
    </Stack>
  );
}
