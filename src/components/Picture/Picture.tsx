import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/**
 * Shows its area until the picture is loaded, so that a page seen whole, without scrolling, does
 * not look empty. Icons are too small for that, but they are drawn for our background and keep it
 * in forced colours.
 */
const Image = styled('img')(
  memoTheme(({ theme }) => {
    const place = { background: theme.palette.surface.sunken };
    return {
      forcedColorAdjust: 'none',
      '&:not([data-icon])': place,
      '@media (forced-colors: active)': place,
    };
  }),
);

interface PictureProps extends Omit<React.ComponentProps<'img'>, 'src'> {
  /** Null if there is no picture. */
  src: string | null;
  /** Our own picture, shown if there is none or it fails to load. */
  fallback: string;
  alt: string;
}

/**
 * A picture from the server with one of ours as the fallback. Loads lazily unless told otherwise.
 */
export function Picture({ src, fallback, alt, ...img }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const shown = src === null || failed === src ? fallback : src;

  // It may have failed before hydration, when nothing was listening.
  useEffect(() => {
    const { current } = element;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc !== '') {
      setFailed(src);
    }
  }, [src]);

  return (
    <Image
      loading="lazy"
      decoding="async"
      {...img}
      ref={element}
      src={shown}
      alt={alt}
      onError={() => setFailed(src)}
    />
  );
}
