import { useState } from 'react';
import DeleteOutlineOutlinedIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { Photo } from '@/components/Photos/Photo';
import { PhotoList } from '@/components/Photos/PhotoList';
import type { ChecklistKey } from '@/contract/checklist';
import { mostPhotos } from '@/contract/fleet';
import {
  isRemovable,
  photosOf,
  removePhoto,
  takePhotos,
} from '@/features/inspection/delivery/takePhotos';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import type { Photo as TakenPhoto } from '@/features/inspection/model/state/photo';
import { AddPhoto } from './AddPhoto';

interface ItemPhotosProps {
  itemKey: ChecklistKey;
  label: string;
}

const failed = 'This phone could not remove the photo. Try again.';
const unready = 'Photos cannot be prepared now. Try again with a connection.';

/** '2 of 4 photos. 1 not sent yet.' */
function countWords(photos: readonly TakenPhoto[]): string {
  const unsent = photos.filter(({ status }) => status === 'waiting').length;
  const waiting = unsent === 0 ? 'Sent.' : `${unsent} not sent yet.`;
  return `${photos.length} of ${mostPhotos} photos. ${waiting}`;
}

/** Up to four photos of a defect, by camera or from the gallery. */
export function ItemPhotos({ itemKey, label }: ItemPhotosProps) {
  const dispatch = useDispatch<AppDispatch>();
  const photos = useSelector(
    ({ inspection }: InspectionRoot) => photosOf(inspection, itemKey),
    shallowEqual,
  );
  const isWritable = useSelector(
    ({ inspection }: InspectionRoot) => inspection.draft.status === 'writable',
  );
  const fieldId = `photo-${itemKey}`;
  const [isTaking, setIsTaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (files: readonly File[]) => {
    setIsTaking(true);
    setProblem(null);
    setProblem(await dispatch(takePhotos(itemKey, files)).catch(() => unready));
    setIsTaking(false);
  };
  const remove = (id: string) =>
    dispatch(removePhoto(id)).then(
      () => {
        setProblem(null);
        // The pressed button is gone.
        document.getElementById(fieldId)?.focus();
      },
      () => setProblem(failed),
    );
  const refusals = new Set(photos.flatMap(({ refusal }) => (refusal === '' ? [] : [refusal])));
  return (
    <Stack spacing={1} useFlexGap sx={{ mt: 1, alignItems: 'flex-start' }}>
      {photos.length > 0 ? (
        <PhotoList label={`Photos, ${label}`}>
          {photos.map((photo, index) => (
            <Photo key={photo.id} src={photo.thumbnail} name={`Photo ${index + 1}, ${label}`}>
              {isWritable && isRemovable(photo) ? (
                <IconButton
                  aria-label={`Remove: Photo ${index + 1}, ${label}`}
                  onClick={() => void remove(photo.id)}
                  sx={{ width: 48, height: 48 }}
                >
                  <DeleteOutlineOutlinedIcon />
                </IconButton>
              ) : null}
            </Photo>
          ))}
        </PhotoList>
      ) : null}
      {isWritable && photos.length < mostPhotos ? (
        <AddPhoto
          id={fieldId}
          label={label}
          isBusy={isTaking}
          onTake={(files) => void take(files)}
        />
      ) : null}
      <Typography variant="body2" color="textSecondary" role="status">
        {photos.length > 0 ? countWords(photos) : ''}
      </Typography>
      {[...(problem === null ? [] : [problem]), ...refusals].map((text) => (
        <Alert key={text} severity="error" role="alert" sx={{ width: '100%' }}>
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
