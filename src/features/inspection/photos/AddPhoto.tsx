import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import Button from '@mui/material/Button';
import { unseen } from '@/components/unseen';

interface AddPhotoProps {
  text?: 'Add photo' | 'Take again';
  /** The id of the field, which can get the focus. */
  id: string;
  /** The photo's subject. */
  label: string;
  /** Whether new photos are being prepared. */
  isBusy: boolean;
  onTake: (files: File[]) => void;
}

/** A button that opens the phone's choice between camera and gallery. */
export function AddPhoto({ text = 'Add photo', id, label, isBusy, onTake }: AddPhotoProps) {
  return (
    <Button
      component="label"
      // The driver presses and focuses the native field, not this element.
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
        // If only pictures are accepted, Chrome on Android 14 offers its gallery without the
        // camera.
        accept="image/*,android/allowCamera"
        multiple={text === 'Add photo'}
        disabled={isBusy}
        aria-label={`${text}, ${label}`}
        style={unseen}
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          // The field is cleared, so that choosing the same picture again fires another change
          // event.
          target.value = '';
        }}
      />
    </Button>
  );
}
