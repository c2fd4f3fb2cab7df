import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/**
 * Shows its place until it has loaded: a page seen whole, without scrolling, must not look empty there. An icon is too
 * small for that, but is drawn for our ground, so it keeps it where the reader's own colours are forced on the page.
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
  /** Null where there is none. */
  src: string | null;
  /** Our own picture, shown where there is none and where it does not load. */
  fallback: string;
  alt: string;
}

/** A picture from the server with one of ours to stand in. Loads when it is near unless told otherwise. */
export function Picture({ src, fallback, alt, ...img }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const shown = src === null || failed === src ? fallback : src;

  // It may have failed before the page was hydrated, when nobody listened yet.
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
