import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Media } from '@/contract/office/media';
import { CallButton } from '../form/CallButton';
import { useUploads } from './useUploads';

interface UploadAreaProps {
  /** The file types that the file chooser offers. */
  accept: string;
  onUploaded: (media: Media) => void;
}

/** Uploads files that are chosen by the button, dropped here, or pasted anywhere on the page. */
export function UploadArea({ accept, onUploaded }: UploadAreaProps) {
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
        accept={accept}
        data-testid="upload"
        onChange={({ target }) => {
          void upload([...(target.files ?? [])]);
          // Lets the person choose the same file again.
          target.value = '';
        }}
      />
      <CallButton isBusy={progress !== null} onClick={() => chooser.current?.click()}>
        Upload
      </CallButton>
      <Typography variant="body2" color="textSecondary">
        Or drop files here, or paste a picture. JPEG, PNG, WebP, AVIF; MP4 and WebM; up to 30 MB.
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
