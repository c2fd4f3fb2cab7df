import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useInput, type InputProps } from 'react-admin';
import type { Media } from '@/contract/office/media';
import { ChoosePicture } from './ChoosePicture';

interface PictureInputProps extends Pick<InputProps, 'source' | 'isRequired'> {
  label: string;
  kind?: Media['kind'];
  helperText?: string;
  background?: string;
}

/** An input for a picture or video. Its value is the file's address or null. */
export function PictureInput(props: PictureInputProps) {
  const { label, kind = 'picture', helperText, background, ...input } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { field, fieldState, id, isRequired } = useInput<string | null>(input);
  const value: unknown = field.value;
  const address = typeof value === 'string' ? value : '';
  const set = (chosen: string | null) => {
    field.onChange(chosen);
    setChoosing(false);
  };
  const note = fieldState.error?.message ?? helperText;
  return (
    <Stack
      className={`ra-input-${input.source}`}
      role="group"
      aria-labelledby={`${id}-label`}
      spacing={1}
      sx={{ alignItems: 'flex-start', my: 1 }}
    >
      <FormLabel id={`${id}-label`} required={isRequired} error={fieldState.invalid}>
        {label}
      </FormLabel>
      {address === '' ? null : (
        <Shown kind={kind} address={address} label={label} background={background} />
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          {address === '' ? 'Choose' : 'Change'}
        </Button>
        {address === '' || isRequired ? null : (
          <Button variant="outlined" onClick={() => set(null)}>
            Remove
          </Button>
        )}
      </Stack>
      {note ? <FormHelperText error={fieldState.invalid}>{note}</FormHelperText> : null}
      {isChoosing ? (
        <ChoosePicture
          kind={kind}
          onChosen={(media) => set(media.address)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Stack>
  );
}

interface ShownProps {
  kind: Media['kind'];
  address: string;
  label: string;
  background: string | undefined;
}

function Shown({ kind, address, label, background }: ShownProps) {
  const sx = {
    maxWidth: 240,
    maxHeight: 160,
    backgroundColor: background ?? 'action.hover',
    ...(background && { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }),
  };
  return kind === 'video' ? (
    <Box component="video" src={address} muted controls aria-label={label} sx={sx} />
  ) : (
    <Box component="img" src={address} alt={label} sx={sx} />
  );
}
