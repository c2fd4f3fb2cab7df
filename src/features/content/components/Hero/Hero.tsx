import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Picture } from '../../../../components/Picture/Picture';

const Ground = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  overflow: 'hidden',
  minHeight: 'min(88svh, 860px)',
  padding: theme.spacing(7, 2.5, 8),
  isolation: 'isolate',
  background: theme.palette.surface.sunken,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(12, 5, 10) },
}));

const Behind = styled('div')(({ theme }) => {
  const night = theme.palette.background.default;
  return {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
    // On a narrow screen the cab matters more than the trailer.
    [theme.breakpoints.down('md')]: { '& :is(img, video)': { objectPosition: '82% 50%' } },
    // Words stay readable over any picture: the night comes in from above and from below, on a wide screen from the left
    // too. A phone has one gradient only: drawing three of them would keep its first words waiting.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: `linear-gradient(180deg, ${night}cc 0%, ${night}8c 50%, ${night}33 84%, ${night} 100%)`,
      [theme.breakpoints.up('md')]: {
        background: [
          `linear-gradient(90deg, ${night}b3 0%, ${night}66 44%, transparent 72%)`,
          `linear-gradient(180deg, ${night}80 0%, transparent 60%)`,
          `linear-gradient(0deg, ${night} 0%, transparent 16%)`,
        ].join(', '),
      },
    },
  };
});

const Inner = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'center',
  width: '100%',
  maxWidth: theme.layout.width,
  margin: '0 auto',
  [theme.breakpoints.up('md')]: {
    '&[data-aside="true"]': { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(360px, 0.85fr)' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  maxWidth: theme.layout.textWidth,
  fontSize: '1.25rem',
  '& h1 ~ *': { maxWidth: 560, color: theme.palette.text.secondary },
  '& h1 + *': { marginTop: theme.spacing(3) },
}));

interface HeroProps {
  /** The server's picture; `fallback` is ours. */
  picture: string | null;
  fallback: string;
  /** Ours for phones. */
  smallFallback?: string;
  /** Moves over the picture. */
  film?: ReactNode;
  /** What is to be said about the film. */
  notice?: ReactNode;
  /** Beside the words on a desktop, below them on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head of a page: words over a picture, which is in the HTML and asked for first. */
export function Hero({
  picture,
  fallback,
  smallFallback,
  film,
  notice,
  aside,
  children,
}: HeroProps) {
  const usesOwn = picture === null && smallFallback !== undefined;
  return (
    <Ground>
      <Behind>
        <Picture
          src={picture}
          fallback={fallback}
          srcSet={usesOwn ? `${smallFallback} 800w, ${fallback} 1600w` : undefined}
          sizes={usesOwn ? '(max-width: 640px) 60vw, 100vw' : undefined}
          alt=""
          loading="eager"
          decoding="auto"
          fetchPriority="high"
        />
        {film}
      </Behind>
      <Inner data-aside={aside !== undefined}>
        <Words>{children}</Words>
        {aside}
      </Inner>
      {notice}
    </Ground>
  );
}
