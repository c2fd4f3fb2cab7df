import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { accentSurfaces, computeContrastRatio, isColor, readableAccent } from '@/contract/accent';
import { colors } from '@/theme/tokens';

const source = 'accent';

const lowestContrast = (color: string) =>
  Math.min(...accentSurfaces.map((surface) => computeContrastRatio(color, surface)));

export function AccentInput() {
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: source });
  const color = typeof typed === 'string' ? typed.trim().toUpperCase() : '';
  const shown = isColor(color) ? color : null;
  const pick = (picked: string) =>
    setValue(source, picked.toUpperCase(), { shouldDirty: true, shouldValidate: true });
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <TextInput
          source={source}
          label="Accent color"
          helperText="For example #FFAE1A. Leave it empty for the theme's color."
        />
      </Box>
      <Box
        component="input"
        type="color"
        aria-label="Pick a color"
        value={shown ?? colors.signal[500]}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => pick(target.value)}
        sx={{ width: 56, height: 48, mt: 3, p: 0.5, cursor: 'pointer' }}
      />
      {shown ? <Sample color={shown} /> : null}
    </Stack>
  );
}

function Sample({ color }: { color: string }) {
  const shade = readableAccent(color);
  const contrast = lowestContrast(shade).toFixed(1);
  const [surface] = accentSurfaces;
  return (
    <Stack
      direction="row"
      sx={{ width: 1, gap: 2, p: 2, alignItems: 'center', flexWrap: 'wrap', bgcolor: surface }}
    >
      {/* A bar of a button's shape and a line of a link's shape. */}
      <Box sx={{ width: 88, height: 36, borderRadius: 1, bgcolor: shade }} />
      <Box sx={{ width: 48, height: 3, bgcolor: shade }} />
      <Typography variant="body2" role="status" sx={{ color: '#FFFFFF' }}>
        {shade === color
          ? `Contrast ${contrast} to 1. It can be read on the site.`
          : `Dark pages show it as ${shade}, which can be read on them (${contrast} to 1).`}
      </Typography>
    </Stack>
  );
}
