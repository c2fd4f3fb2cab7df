import Box from '@mui/material/Box';
import { Modal } from '../Modal/Modal';

interface FullPhotoProps {
  /** The URL of the picture or its thumbnail; undefined if there is neither. */
  src: string | undefined;
  /** A name such as 'Photo 1, Horn'; null while no photo is open. */
  name: string | null;
  onClose: () => void;
}

export function FullPhoto({ src, name, onClose }: FullPhotoProps) {
  return (
    <Modal open={name !== null} title={name ?? ''} onClose={onClose} size="large">
      <Box
        component="img"
        src={src}
        alt={name ?? ''}
        sx={{ display: 'block', width: '100%', maxHeight: '75dvh', objectFit: 'contain' }}
      />
    </Modal>
  );
}
