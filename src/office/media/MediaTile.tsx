import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useDelete, useNotify, useRefresh } from 'react-admin';
import type { Media } from '@/contract/office/media';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { DescribeMedia } from './DescribeMedia';
import { MediaPreview } from './MediaPreview';

function sizeText({ width, height, bytes }: Media): string {
  const megabytes = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return width === null ? megabytes : `${width} × ${height ?? 0} px, ${megabytes}`;
}

/** A file with its preview and actions. */
export function MediaTile({ media }: { media: Media }) {
  const [openDialog, setOpenDialog] = useState<'describe' | 'delete' | null>(null);
  const [remove] = useDelete<Media>();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = () => setOpenDialog(null);

  async function send() {
    await remove(
      'media',
      { id: media.id, previousData: media },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    notify('Deleted.', { type: 'success' });
    refresh();
  }

  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <MediaPreview media={media} />
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h3" component="h2" noWrap title={media.name}>
          {media.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {sizeText(media)}
        </Typography>
        <Typography variant="body2">
          {media.alternative_text === '' ? 'No alternative text' : media.alternative_text}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {media.used.length === 0 ? 'Not used' : `Used: ${media.used.join('; ')}`}
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="outlined" size="small" onClick={() => setOpenDialog('describe')}>
          Edit text
        </Button>
        {media.used.length === 0 ? (
          <Button
            variant="outlined"
            color="error"
            size="small"
            onClick={() => setOpenDialog('delete')}
          >
            Delete
          </Button>
        ) : null}
      </CardActions>
      {openDialog === 'describe' ? <DescribeMedia media={media} onClose={close} /> : null}
      {openDialog === 'delete' ? (
        <ConfirmDialog
          title="Delete file"
          submitText="Delete"
          isDangerous
          text={`${media.name} will be deleted forever.`}
          send={send}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
