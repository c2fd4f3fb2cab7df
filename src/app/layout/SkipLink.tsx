import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';

const Skip = styled(Button)(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1.5),
  left: theme.spacing(1.5),
  zIndex: theme.zIndex.tooltip,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The keyboard's first stop: past the header to the page. */
export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}
