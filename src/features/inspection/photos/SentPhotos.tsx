import { useState } from 'react';
import { Photo } from '@/components/Photos/Photo';
import { PhotoList } from '@/components/Photos/PhotoList';
import type { DefectPhoto } from '@/contract/records';
import { photoApi } from '@/features/inspection/delivery/photoApi';
import { OpenedPhoto } from './OpenedPhoto';

interface SentPhotosProps {
  owner: string;
  label: string;
  photos: readonly DefectPhoto[];
}

function SentPhoto({ owner, id, name }: { owner: string; id: string; name: string }) {
  const { currentData, isError } = photoApi.useSentPhotoQuery(
    { owner, id },
    { refetchOnReconnect: true },
  );
  const [isOpen, setIsOpen] = useState(false);
  const photo = { owner, id, name, thumbnail: currentData };
  return (
    <Photo
      src={currentData ?? (isError ? undefined : null)}
      name={name}
      onOpen={() => setIsOpen(true)}
    >
      {isOpen ? <OpenedPhoto {...photo} onClose={() => setIsOpen(false)} /> : null}
    </Photo>
  );
}

/** A defect's photos from the server. */
export function SentPhotos({ owner, label, photos }: SentPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <PhotoList label={`Photos, ${label}`}>
      {photos.map(({ id }, index) => (
        <SentPhoto key={id} owner={owner} id={id} name={`Photo ${index + 1}, ${label}`} />
      ))}
    </PhotoList>
  );
}
