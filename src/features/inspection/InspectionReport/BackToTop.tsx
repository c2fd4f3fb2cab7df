import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import { scrollSmoothly } from '@/components/scrolling/scroll';
import { useIsFarDown } from '@/components/scrolling/useIsFarDown';

/** Scrolls back to the top of the report, from a place where the button covers none of it. */
export function BackToTop() {
  if (!useIsFarDown()) return null;
  return (
    <Button
      variant="outlined"
      aria-label="Scroll to top"
      onClick={() => scrollSmoothly(() => 0)}
      sx={{ minWidth: 48, minHeight: 48 }}
    >
      <ArrowUpwardIcon fontSize="small" />
    </Button>
  );
}
