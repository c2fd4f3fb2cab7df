import { FullPhoto } from '@/components/Photos/FullPhoto';
import { photoApi } from '@/features/inspection/delivery/photoApi';

interface OpenedPhotoProps {
  owner: string;
  id: string;
  /** The photo's name, such as 'Photo 1, Horn'. */
  name: string;
  /** The dialog shows the thumbnail until the picture has loaded, and without a connection. */
  thumbnail: string | undefined;
  onClose: () => void;
}

/** A dialog with a driver's photo at full size. */
export function OpenedPhoto({ owner, id, name, thumbnail, onClose }: OpenedPhotoProps) {
  const { currentData = thumbnail } = photoApi.useFullPhotoQuery({ owner, id });
  return <FullPhoto src={currentData} name={name} onClose={onClose} />;
}
