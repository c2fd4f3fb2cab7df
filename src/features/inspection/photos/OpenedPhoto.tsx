import { FullPhoto } from '@/components/Photos/FullPhoto';
import { photoApi } from '@/features/inspection/delivery/photoApi';

interface OpenedPhotoProps {
  owner: string;
  id: string;
  name: string;
  /** Shown until the picture has loaded. */
  thumbnail: string | undefined;
  onClose: () => void;
}

export function OpenedPhoto({ owner, id, name, thumbnail, onClose }: OpenedPhotoProps) {
  const { currentData = thumbnail } = photoApi.useFullPhotoQuery({ owner, id });
  return <FullPhoto src={currentData} name={name} onClose={onClose} />;
}
