import { useState } from 'react';
import DeleteOutlineOutlinedIcon from '@mui/icons-material/DeleteOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Photo } from '@/components/Photos/Photo';
import { isRemovable } from '@/features/inspection/delivery/takePhotos';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectIsWritable, selectOwner } from '@/features/inspection/model/inspectionSlice';
import type { Photo as StoredPhoto } from '@/features/inspection/model/state/photo';
import { AddPhoto } from './AddPhoto';
import { OpenedPhoto } from './OpenedPhoto';

interface TakenPhotoProps {
  photo: StoredPhoto;
  name: string;
  isBusy: boolean;
  onRemove: () => void;
  onTakeAgain: (files: File[]) => void;
}

/** A photo on the form. */
export function TakenPhoto({ photo, name, isBusy, onRemove, onTakeAgain }: TakenPhotoProps) {
  const owner = useAppSelector(selectOwner);
  const isWritable = useAppSelector(selectIsWritable);
  const isRejected = photo.status === 'refused';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Photo src={photo.thumbnail} name={name} onOpen={() => setIsOpen(true)}>
      {isWritable && isRemovable(photo) ? (
        <IconButton
          aria-label={`Remove: ${name}`}
          onClick={onRemove}
          sx={{ width: 48, height: 48 }}
        >
          <DeleteOutlineOutlinedIcon />
        </IconButton>
      ) : null}
      {isRejected ? (
        <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
          <Typography variant="body2" color="error" role="alert">
            {photo.refusal}
          </Typography>
          {isWritable ? (
            <AddPhoto
              text="Take again"
              id={`again-${photo.id}`}
              label={name}
              isBusy={isBusy}
              onTake={onTakeAgain}
            />
          ) : null}
        </Stack>
      ) : null}
      {isOpen ? (
        <OpenedPhoto
          owner={owner}
          id={photo.id}
          name={name}
          thumbnail={photo.thumbnail}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Photo>
  );
}
