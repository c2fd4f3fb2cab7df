import Box from '@mui/material/Box';
import { Modal } from '../Modal/Modal';

interface FullPhotoProps {
  /** The picture, or its thumbnail until the picture is loaded; undefined if there is neither. */
  src: string | undefined;
  /** 'Photo 1, Horn'; null while none is open. */
  name: string | null;
  onClose: () => void;
}

/** A photo as large as the window allows. */
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
