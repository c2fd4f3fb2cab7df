import Link from '@mui/material/Link';

/** A link past the header, the first stop of the Tab key. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      variant="button"
      underline="none"
      sx={{
        position: 'fixed',
        top: 12,
        left: 12,
        zIndex: 'tooltip',
        px: 3,
        py: 1.25,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        border: '2px solid transparent',
        borderRadius: (theme) => `${theme.radii.small}px`,
        '&:hover': { bgcolor: 'primary.dark' },
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Link>
  );
}
