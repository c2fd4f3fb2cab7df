import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { Picture, type PictureDescription } from '@/components/Picture/Picture';

const Behind = styled('div')(
  memoTheme(({ theme }) => {
    const night = theme.palette.background.default;
    return {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      // On a narrow screen, the picture shows the cab rather than the trailer.
      [theme.breakpoints.down('md')]: { '& :is(img, video)': { objectPosition: '82% 50%' } },
      // Gradients keep the text readable over the picture. A phone draws only one, because three would delay its first
      // text.
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
  }),
);

/**
 * The width at which a 16:9 picture covers the hero at its minimum height, which is 88% of the screen's height but at
 * most 860 px.
 */
const coverWidth = 'max(100vw, min(157vh, 1529px))';

interface HeroProps {
  /** The section's name in the office. */
  name?: string;
  picture: string | null;
  fallback: string;
  described?: PictureDescription | undefined;
  smallFallback?: string;
  film?: ReactNode;
  notice?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page's hero, with text over a picture. */
export function Hero({
  name,
  picture,
  fallback,
  described,
  smallFallback,
  film,
  notice,
  aside,
  children,
}: HeroProps) {
  const usesOwn = picture === null && smallFallback !== undefined;
  return (
    <Box
      component="section"
      data-section={name}
      sx={{
        position: 'relative',
        display: 'grid',
        alignItems: 'start',
        overflow: 'hidden',
        minHeight: 'min(88svh, 860px)',
        paddingTop: { xs: 7, md: 12 },
        paddingBottom: { xs: 8, md: 10 },
        isolation: 'isolate',
        backgroundColor: 'surface.sunken',
      }}
    >
      <Behind>
        <Picture
          src={picture}
          fallback={fallback}
          described={described}
          {...(usesOwn && { srcSet: `${smallFallback} 800w, ${fallback} 1600w` })}
          sizes={coverWidth}
          alt=""
          loading="eager"
          decoding="auto"
          fetchPriority="high"
        />
        {film}
      </Behind>
      <Container
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'center',
          gridTemplateColumns: aside
            ? { md: 'minmax(0, 1.15fr) minmax(360px, 0.85fr)' }
            : undefined,
        }}
      >
        <Box
          sx={{
            maxWidth: (theme) => theme.layout.textWidth,
            fontSize: '1.25rem',
            '& h1 ~ *': { maxWidth: 560, color: 'text.secondary' },
            '& h1 + *': { marginTop: 3 },
          }}
        >
          {children}
        </Box>
        {aside}
      </Container>
      {notice}
    </Box>
  );
}
