import { useState } from 'react';
import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Modal } from '@/components/Modal/Modal';
import { saveCopy } from '@/features/inspection/delivery/saveCopy';
import { notSetAside, resumeDraft } from '@/features/inspection/delivery/setReportAside';
import { useSetAside, type SetAside } from '@/features/inspection/delivery/phoneHooks';
import { useAppDispatch, useAppSelector, useForm } from '@/features/inspection/hooks';
import { selectSetAside } from '@/features/inspection/model/rules/reportSelectors';
import { barTexts } from './notices';
import { readableContents, readableDraft } from './readableDraft';

const deleteTexts = {
  ask: 'Delete this draft…',
  question: 'Delete it from this phone for good?',
  yes: 'Delete',
  no: 'Keep it',
} as const;

/** A button that deletes the draft after a confirmation. */
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
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the pressed button */}
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

const setAsideTexts = {
  title: 'Draft that was set aside',
  damaged:
    'The app could not show this draft. Save a copy and send it to your office, or copy what you need.',
  whole:
    'You can go on with this draft. What you have entered since is then set aside in its place.',
  resume: 'Go on with this draft',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This phone did not copy it. Select the text and copy it yourself.',
  unreadable: 'The phone cannot read it now. Try again later.',
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

function setAsideDraftText(draft: SetAside): string | null {
  if (draft.status === 'reading') return null;
  return draft.status === 'read' ? readableDraft(draft.contents) : setAsideTexts.unreadable;
}

function StoredDraft({ storageKey, onDone }: { storageKey: string; onDone: () => void }) {
  const { draft, remove } = useSetAside(storageKey);
  const text = setAsideDraftText(draft);
  const [result, setResult] = useState('');
  const dispatch = useAppDispatch();
  const form = useForm();
  const copy = async () => {
    try {
      // An insecure context has no clipboard.
      await navigator.clipboard.writeText(text ?? '');
      setResult(setAsideTexts.copied);
    } catch {
      setResult(setAsideTexts.notCopied);
    }
  };
  const mayResume = draft.status === 'read' && !draft.isDamaged;
  const resume = async () => {
    if (await dispatch(resumeDraft(storageKey, form))) onDone();
    else setResult(notSetAside);
  };
  return (
    <Stack spacing={2}>
      {draft.status === 'read' ? (
        <Typography>{draft.isDamaged ? setAsideTexts.damaged : setAsideTexts.whole}</Typography>
      ) : null}
      <Box component="pre" role="region" tabIndex={0} aria-label={setAsideTexts.title} sx={paper}>
        {text}
      </Box>
      {mayResume ? <Button onClick={() => void resume()}>{setAsideTexts.resume}</Button> : null}
      <Button
        variant={mayResume ? 'outlined' : 'contained'}
        disabled={draft.status !== 'read'}
        startIcon={<DownloadOutlinedIcon />}
        onClick={() =>
          draft.status === 'read' && dispatch(saveCopy(readableContents(draft.contents)))
        }
      >
        {barTexts.saveCopy}
      </Button>
      <Button
        variant="outlined"
        disabled={text === null}
        startIcon={<ContentCopyOutlinedIcon />}
        onClick={() => void copy()}
      >
        {setAsideTexts.copy}
      </Button>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {result}
      </Typography>
      <DeleteDraft onDelete={() => void remove().then(onDone)} />
    </Stack>
  );
}

export function SetAsideDraft({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [key] = useAppSelector(selectSetAside);
  return (
    <Modal open={open && key !== undefined} title={setAsideTexts.title} onClose={onClose}>
      {key === undefined ? null : <StoredDraft key={key} storageKey={key} onDone={onClose} />}
    </Modal>
  );
}
