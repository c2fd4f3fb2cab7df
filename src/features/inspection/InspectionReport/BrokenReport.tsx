import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { saveCopy } from '@/features/inspection/delivery/saveCopy';
import { notSetAside, setReportAside } from '@/features/inspection/delivery/setReportAside';
import { useSaveStatus } from '@/features/inspection/delivery/phoneHooks';
import { useAppDispatch, useForm } from '@/features/inspection/hooks';
import { pageCleared } from '@/features/inspection/model/pageSlice';
import { barTexts } from '@/features/inspection/status/notices';

const texts = {
  title: 'The report could not be shown',
  saved: 'What you entered is saved on this phone.',
  unsaved: 'What you entered is not on this phone’s disk. Save a copy before you go on.',
  openAgain: 'Open again',
  setAside: 'Set this report aside and start blank',
} as const;

interface BrokenReportProps {
  /** Whether this is the first error since the report was opened. */
  isFirst: boolean;
  onOpenAgain: () => void;
}

/**
 * Replaces a report that threw an error. Opening the report again resets the page's state, which may have caused the
 * error.
 */
export function BrokenReport({ isFirst, onOpenAgain }: BrokenReportProps) {
  const dispatch = useAppDispatch();
  const form = useForm();
  const saveStatus = useSaveStatus();
  const [hasFailed, setHasFailed] = useState(false);
  const isSaved = saveStatus === 'saved';
  const openAgain = () => {
    dispatch(pageCleared());
    onOpenAgain();
  };
  const startBlank = async () => {
    if (await dispatch(setReportAside(form))) openAgain();
    else setHasFailed(true);
  };
  return (
    <Stack
      role="alert"
      spacing={2}
      sx={{ alignItems: 'flex-start', py: 4, '& > button': { minHeight: 48 } }}
    >
      <Typography variant="h3" component="h2">
        {texts.title}
      </Typography>
      {saveStatus === null ? null : (
        <Typography>{isSaved ? texts.saved : texts.unsaved}</Typography>
      )}
      <Button onClick={openAgain}>{texts.openAgain}</Button>
      {isFirst && isSaved ? null : (
        <Button variant="outlined" onClick={() => dispatch(saveCopy())}>
          {barTexts.saveCopy}
        </Button>
      )}
      {isFirst || saveStatus === null ? null : (
        <Button variant="outlined" onClick={() => void startBlank()}>
          {texts.setAside}
        </Button>
      )}
      {hasFailed ? <Typography>{notSetAside}</Typography> : null}
    </Stack>
  );
}
