import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import Button from '@mui/material/Button';
import { unseen } from '@/components/unseen';

interface AddPhotoProps {
  text?: 'Add photo' | 'Take again';
  id: string;
  label: string;
  isBusy: boolean;
  onTake: (files: File[]) => void;
}

/** A button that makes the phone offer its camera and gallery. */
export function AddPhoto({ text = 'Add photo', id, label, isBusy, onTake }: AddPhotoProps) {
  return (
    <Button
      component="label"
      // The input inside the label takes the focus and the press.
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      startIcon={<AddAPhotoOutlinedIcon />}
      disabled={isBusy}
      sx={{ minHeight: 48, '&:focus-within': { outline: '3px solid', outlineOffset: 2 } }}
    >
      <span>{isBusy ? 'Preparing the photo…' : text}</span>
      <input
        id={id}
        type="file"
        // With `image/*` alone, Chrome on Android 14 offers its gallery without the camera.
        accept="image/*,android/allowCamera"
        multiple={text === 'Add photo'}
        disabled={isBusy}
        aria-label={`${text}, ${label}`}
        style={unseen}
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          // An emptied field fires another change event if the driver chooses the same picture again.
          target.value = '';
        }}
      />
    </Button>
  );
}
