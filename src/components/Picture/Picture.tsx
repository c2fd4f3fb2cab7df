import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';

/**
 * Shows the picture's area until the picture is loaded, so that a page does not look empty. Icons
 * are too small for that. They are drawn for our background, and keep it in forced colors.
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

/** The server's addresses end in the width, as in /media/HASH-1600.jpg. */
export function srcSetOf(src: string, widths: readonly number[]): string {
  const beginning = src.slice(0, src.lastIndexOf('-') + 1);
  return widths.map((width) => `${beginning}${width}.webp ${width}w`).join();
}

interface PictureProps extends Omit<React.ComponentProps<'img'>, 'src'> {
  /** Null if there is no picture. */
  src: string | null;
  /** The product's picture, for when there is no picture or it fails to load. */
  fallback: string;
  /** The alternative text if `described` has none. */
  alt: string;
  /** Facts about an uploaded picture, from the server. */
  described?: PictureDescription;
}

/** Facts about an uploaded picture, which exists as WebP in each of the widths (in pixels). */
export interface PictureDescription {
  alt: string;
  widths: readonly number[];
  /** The height at the width in the address, in pixels. Unknown for another backend's picture. */
  height?: number;
}

/**
 * The server's picture, with a picture of the build as the fallback. It loads lazily by default.
 */
export function Picture({ src, fallback, alt, described, ...img }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const shown = src === null || failed === src ? fallback : src;

  const uploaded =
    described && src !== null && shown === src
      ? { srcSet: srcSetOf(src, described.widths), sizes: 'auto, 100vw' }
      : null;

  // The picture may have failed before hydration, when there was no listener.
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
      {...uploaded}
      {...img}
      ref={element}
      src={shown}
      alt={described?.alt || alt}
      onError={() => setFailed(src)}
    />
  );
}
