import { styled } from '../../components/theme/styled';
import { buttonStyles } from '../../components/Button/buttonStyles';

const Skip = styled('a')(({ theme }) => ({
  ...buttonStyles(theme),
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
