import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shallowEqual } from 'react-redux';
import { PhotoList } from '@/components/Photos/PhotoList';
import type { ChecklistKey } from '@/contract/checklist';
import { maxPhotos } from '@/contract/extensions';
import { removePhoto, restorePhoto, takePhotos } from '@/features/inspection/delivery/takePhotos';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { selectIsWritable } from '@/features/inspection/model/inspectionSlice';
import { listItemPhotos } from '@/features/inspection/model/rules/photoPlan';
import type { Photo, StoredPhoto } from '@/features/inspection/model/state/photo';
import { AddPhoto } from './AddPhoto';
import { TakenPhoto } from './TakenPhoto';

const texts = {
  removed: 'Photo removed.',
  undo: 'Undo',
  notRemoved: 'This phone could not remove the photo. Try again.',
  notRestored: 'This phone could not put the photo back. Try again.',
  unready: 'Photos cannot be prepared now. Try again with a connection.',
} as const;

/** Returns a text like '2 of 4 photos. 1 waiting.' */
function countText(photos: readonly Photo[]): string {
  const counts = [
    [photos.filter(({ status }) => status === 'waiting').length, 'waiting'],
    [photos.filter(({ status }) => status === 'refused').length, 'not accepted'],
  ] as const;
  const texts = counts.flatMap(([count, label]) => (count === 0 ? [] : [`${count} ${label}`]));
  return `${photos.length} of ${maxPhotos} photos. ${texts.join(', ') || 'Sent'}.`;
}

function showAlert(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

function usePhotoActions(itemKey: ChecklistKey, fieldId: string) {
  const dispatch = useAppDispatch();
  const [isTaking, setIsTaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<StoredPhoto | null>(null);
  const take = async (files: readonly File[]) => {
    setIsTaking(true);
    setProblem(null);
    setRemoved(null);
    setProblem(await dispatch(takePhotos(itemKey, files)).catch(() => texts.unready));
    setIsTaking(false);
  };
  const remove = async (id: string) => {
    try {
      setRemoved(await dispatch(removePhoto(id)));
      setProblem(null);
      // The focused button is gone, so the focus moves to the field.
      document.getElementById(fieldId)?.focus();
    } catch {
      setProblem(texts.notRemoved);
    }
  };
  const undo = async (photo: StoredPhoto) => {
    try {
      await dispatch(restorePhoto(photo));
      setRemoved(null);
    } catch {
      setProblem(texts.notRestored);
    }
  };
  const takeAgain = async (id: string, files: readonly File[]) => {
    await remove(id);
    await take(files);
  };
  return { isTaking, problem, removed, take, remove, undo, takeAgain };
}

/** A defect's photos. */
export function ItemPhotos({ itemKey, label }: { itemKey: ChecklistKey; label: string }) {
  const photos = useAppSelector(
    ({ inspection: { draft } }) => listItemPhotos(draft, itemKey),
    shallowEqual,
  );
  const isWritable = useAppSelector(selectIsWritable);
  const fieldId = `photo-${itemKey}`;
  const actions = usePhotoActions(itemKey, fieldId);
  const { isTaking, problem, removed } = actions;
  return (
    <Stack spacing={1} useFlexGap sx={{ mt: 1, alignItems: 'flex-start' }}>
      {photos.length > 0 ? (
        <PhotoList label={`Photos, ${label}`}>
          {photos.map((photo, index) => (
            <TakenPhoto
              key={photo.id}
              photo={photo}
              name={`Photo ${index + 1}, ${label}`}
              isBusy={isTaking}
              onRemove={() => void actions.remove(photo.id)}
              onTakeAgain={(files) => void actions.takeAgain(photo.id, files)}
            />
          ))}
        </PhotoList>
      ) : null}
      {isWritable && photos.length < maxPhotos ? (
        <AddPhoto
          id={fieldId}
          label={label}
          isBusy={isTaking}
          onTake={(files) => void actions.take(files)}
        />
      ) : null}
      <Typography variant="body2" color="textSecondary" role="status">
        {photos.length > 0 ? countText(photos) : ''}
      </Typography>
      {removed ? (
        <Alert
          severity="info"
          role="status"
          sx={{ width: '100%' }}
          action={
            <Button
              variant="text"
              sx={{ minHeight: 48 }}
              onClick={() => void actions.undo(removed)}
            >
              {texts.undo}
            </Button>
          }
        >
          {texts.removed}
        </Alert>
      ) : null}
      {problem === null ? null : (
        <Alert
          ref={showAlert}
          key={problem}
          severity="error"
          role="alert"
          sx={{ width: '100%', scrollMarginBottom: 8 }}
        >
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
