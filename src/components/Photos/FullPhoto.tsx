import Box from '@mui/material/Box';
import { Modal } from '../Modal/Modal';

interface FullPhotoProps {
  /** The picture, or its thumbnail until the picture has loaded. Undefined if there is neither. */
  src: string | undefined;
  /** The photo's name, such as 'Photo 1, Horn'; null while no photo is open. */
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
