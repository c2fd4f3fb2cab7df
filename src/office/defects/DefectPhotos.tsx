import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FullPhoto } from '@/components/Photos/FullPhoto';
import { Photo } from '@/components/Photos/Photo';
import { PhotoList } from '@/components/Photos/PhotoList';
import type { Defect } from '@/contract/records';
import { itemLabel } from '@/contract/checklist';
import { useOfficeCalls } from '../useOfficeCalls';

/** The URL of a photo; null while it loads, undefined if loading failed. */
function usePicture(id: string, size: 'thumbnail' | 'full'): string | null | undefined {
  const calls = useOfficeCalls();
  const { data, isError } = useQuery({
    queryKey: ['photo', id, size],
    queryFn: () => calls.photo(id, size),
    staleTime: Infinity,
  });
  return isError ? undefined : (data ?? null);
}

interface PictureProps {
  id: string;
  name: string;
}

function Thumbnail({ id, name, onOpen }: PictureProps & { onOpen: () => void }) {
  return <Photo src={usePicture(id, 'thumbnail')} name={name} onOpen={onOpen} />;
}

function FullPicture({ id, name, onClose }: PictureProps & { onClose: () => void }) {
  const full = usePicture(id, 'full');
  const thumbnail = usePicture(id, 'thumbnail');
  return <FullPhoto src={full ?? thumbnail ?? undefined} name={name} onClose={onClose} />;
}

export function DefectPhotos({ defect }: { defect: Pick<Defect, 'item' | 'photos'> }) {
  const [opened, setOpened] = useState<PictureProps | null>(null);
  const label = itemLabel(defect.item);
  if (defect.photos.length === 0) return null;
  return (
    <>
      <PhotoList label={`Photos, ${label}`}>
        {defect.photos.map(({ id }, index) => {
          const name = `Photo ${index + 1}, ${label}`;
          return <Thumbnail key={id} id={id} name={name} onOpen={() => setOpened({ id, name })} />;
        })}
      </PhotoList>
      {opened ? <FullPicture {...opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
