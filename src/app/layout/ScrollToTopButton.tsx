import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { scrollSmoothly } from '../../components/scrolling/scroll';
import { scrolling } from '../../contract/constants';

const Round = styled('button')(({ theme }) => ({
  position: 'fixed',
  right: theme.spacing(2.5),
  bottom: `calc(${theme.spacing(2.5)} + env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.speedDial,
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  color: theme.palette.primary.contrastText,
  background: theme.palette.primary.main,
  border: 0,
  borderRadius: '50%',
  boxShadow: theme.overlayShadow,
  cursor: 'pointer',
  // In the free corner of a bar at the bottom of the page, such as the report's: above it, it would lie over answers.
  [theme.breakpoints.down('md')]: {
    'body:has([data-bottom-bar]) &': {
      bottom: `calc(${theme.spacing(10.5)} + env(safe-area-inset-bottom))`,
    },
  },
}));

/** Shows once the page is scrolled past 300 px, and leads back up (specification 2). */
export function ScrollToTopButton() {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > scrolling.topButtonThreshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFarDown) return null;
  return (
    <Round type="button" aria-label="Scroll to top" onClick={() => scrollSmoothly(() => 0)}>
      <ArrowUpwardIcon />
    </Round>
  );
}
