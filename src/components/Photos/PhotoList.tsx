import Stack from '@mui/material/Stack';

interface PhotoListProps {
  /** The accessible name, such as 'Photos, Horn'. */
  label: string;
  children: React.ReactNode;
}

/** A row of a defect's photos, on the screen and on paper. */
export function PhotoList({ label, children }: PhotoListProps) {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      aria-label={label}
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {children}
    </Stack>
  );
}
