import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Media } from '@/contract/office/media';
import { CallButton } from '../form/CallButton';
import { useUploads } from './useUploads';

type Kind = Media['kind'];

/** The file types for the file chooser, and their names for people. */
const accepted: Record<Kind, { types: string; names: string }> = {
  picture: {
    types: 'image/jpeg,image/png,image/webp,image/avif',
    names: 'JPEG, PNG, WebP, AVIF',
  },
  video: { types: 'video/mp4,video/webm', names: 'MP4 and WebM' },
};

function uploadHintText(kinds: readonly Kind[]): string {
  const paste = kinds.includes('picture') ? ', or paste a picture' : '';
  const names = kinds.map((kind) => accepted[kind].names).join('; ');
  return `Or drop files here${paste}. ${names}; up to 30 MB.`;
}

interface UploadAreaProps {
  kinds: readonly Kind[];
  onUploaded: (media: Media) => void;
}

/** Uploads files that a person chooses, drops here or pastes anywhere on the page. */
export function UploadArea({ kinds, onUploaded }: UploadAreaProps) {
  const { upload, progress, errors } = useUploads(onUploaded);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      void upload([...(clipboardData?.files ?? [])]);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  });

  return (
    <Stack
      spacing={1}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void upload([...event.dataTransfer.files]);
      }}
      sx={{
        p: 2,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        alignItems: 'flex-start',
      }}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={kinds.map((kind) => accepted[kind].types).join(',')}
        data-testid="upload"
        onChange={({ target }) => {
          void upload([...(target.files ?? [])]);
          // Otherwise, choosing the same file again would have no effect.
          target.value = '';
        }}
      />
      <CallButton isBusy={progress !== null} onClick={() => chooser.current?.click()}>
        Upload
      </CallButton>
      <Typography variant="body2" color="textSecondary">
        {uploadHintText(kinds)}
      </Typography>
      <div aria-live="polite" style={{ width: '100%' }}>
        {progress ? (
          <>
            <Typography>
              Uploading {progress.name} ({progress.number} of {progress.of})…
            </Typography>
            <LinearProgress aria-label="Uploading" />
          </>
        ) : null}
      </div>
      {errors.map(({ name, message }) => (
        <Alert key={name} severity="error" role="alert" sx={{ width: '100%' }}>
          {name}: {message}
        </Alert>
      ))}
    </Stack>
  );
}
