import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';

/**
 * Has a background while the picture loads, so that the page does not look empty. An icon is too small to need it. In
 * forced colors, an icon gets it too, because icons are drawn for this background.
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

/** Builds `srcset` from an uploaded picture's address, which ends in a width: /media/HASH-1600.jpg. */
export function formatSrcSet(src: string, widths: readonly number[]): string {
  const beginning = src.slice(0, src.lastIndexOf('-') + 1);
  return widths.map((width) => `${beginning}${width}.webp ${width}w`).join();
}

interface PictureProps extends Omit<React.ComponentProps<'img'>, 'src'> {
  src: string | null;
  /** The site's own picture, shown if `src` is null or fails to load. */
  fallback: string;
  /** The alternative text if `described` has none. */
  alt: string;
  described?: PictureDescription;
}

/** WebP files exist for `widths` (in px). */
export interface PictureDescription {
  alt: string;
  widths: readonly number[];
  /** In px, at the width in the address. */
  height?: number;
}

/** A picture from the server, or the fallback. Loads lazily by default. */
export function Picture({ src, fallback, alt, described, ...img }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const shown = src === null || failed === src ? fallback : src;

  const uploaded =
    described && src !== null && shown === src
      ? { srcSet: formatSrcSet(src, described.widths), sizes: 'auto, 100vw' }
      : null;

  // The picture may have failed before hydration, when nothing listened.
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
