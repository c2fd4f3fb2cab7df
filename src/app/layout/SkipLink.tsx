import Button from '@mui/material/Button';

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <Button
      href="#main"
      sx={{
        position: 'fixed',
        top: 12,
        left: 12,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Button>
  );
}
