import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
// oxlint-disable-next-line no-restricted-imports -- The office has it already, from react-admin.
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import type { Media } from '@/contract/office/media';
import { NotLoaded } from '../layout/NotLoaded';
import { MediaPreview } from './MediaPreview';
import { UploadArea } from './UploadArea';

interface ChoosePictureProps {
  kind: Media['kind'];
  onChosen: (media: Media) => void;
  onClose: () => void;
}

/** A dialog in which a person chooses one of the site's files or uploads a new one. */
export function ChoosePicture({ kind, onChosen, onClose }: ChoosePictureProps) {
  const [search, setSearch] = useState('');
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Media>('media', {
    filter: { kind, search },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'uploaded_at', order: 'DESC' },
  });
  const title = `Choose a ${kind}`;
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-label={title}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <UploadArea
          kinds={[kind]}
          onUploaded={(media) => {
            if (media.kind === kind) onChosen(media);
          }}
        />
        <TextField
          label="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ my: 2 }}
        />
        <NotLoaded error={error} refetch={refetch} />
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          }}
        >
          {data.map((media) => (
            <ButtonBase
              key={media.id}
              aria-label={`Choose ${media.alternative_text || media.name}`}
              onClick={() => onChosen(media)}
              sx={{ display: 'block' }}
            >
              <MediaPreview media={media} />
            </ButtonBase>
          ))}
        </Box>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
