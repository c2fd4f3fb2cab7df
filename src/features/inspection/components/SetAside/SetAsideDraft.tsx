import { useEffect, useState } from 'react';
import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { Modal } from '@/components/Modal/Modal';
import { persistedDraftOf } from '@/features/inspection/draft/persistedDraft';
import type { DraftStorage } from '@/features/inspection/draft/draftStorage';
import { setAsideRemoved } from '@/features/inspection/inspectionSlice';
import { selectSetAside } from '@/features/inspection/report/reportSelectors';
import { DeleteDraft } from './DeleteDraft';
import { readableDraft } from './readableDraft';

const setAsideTexts = {
  title: 'Draft that was kept aside',
  explained:
    'This part of the app could not read it. Copy what you need, or send it to your office.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This phone did not copy it. Select the text and copy it yourself.',
  unreadable: 'The phone does not give it out now. Try again later.',
} as const;

const paper = {
  maxHeight: '40dvh',
  overflow: 'auto',
  m: 0,
  p: 1.5,
  bgcolor: 'surface.sunken',
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

/** The text stored under the key; null while it is being read. */
function useKeptText(storage: DraftStorage | undefined, key: string): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (read: string) => {
      if (!isGone) setText(read);
    };
    storage?.read(key).then(
      (kept) => show(readableDraft(kept)),
      () => show(setAsideTexts.unreadable),
    );
    return () => {
      isGone = true;
    };
  }, [storage, key]);
  return text;
}

/** The draft under this key, to be read, copied, and deleted when no longer needed. */
function KeptDraft({ storageKey, onDone }: { storageKey: string; onDone: () => void }) {
  const store = useStore();
  const dispatch = useDispatch<AppDispatch>();
  const storage = persistedDraftOf(store).engine.openDraft?.storage;
  const text = useKeptText(storage, storageKey);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      // Missing in an insecure context.
      await navigator.clipboard.writeText(text ?? '');
      setResult(setAsideTexts.copied);
    } catch {
      setResult(setAsideTexts.notCopied);
    }
  };
  const remove = async () => {
    await storage?.remove(storageKey);
    onDone();
    dispatch(setAsideRemoved(storageKey));
  };
  return (
    <Stack spacing={2}>
      <Typography>{setAsideTexts.explained}</Typography>
      <Box component="pre" tabIndex={0} aria-label={setAsideTexts.title} sx={paper}>
        {text}
      </Box>
      <Button
        disabled={text === null}
        startIcon={<ContentCopyOutlinedIcon />}
        onClick={() => void copy()}
      >
        {setAsideTexts.copy}
      </Button>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {result}
      </Typography>
      <DeleteDraft onDelete={() => void remove()} />
    </Stack>
  );
}

/** A dialog with the latest draft that was set aside. */
export function SetAsideDraft({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [key] = useSelector(selectSetAside);
  return (
    <Modal open={open && key !== undefined} title={setAsideTexts.title} onClose={onClose}>
      {key === undefined ? null : <KeptDraft key={key} storageKey={key} onDone={onClose} />}
    </Modal>
  );
}
