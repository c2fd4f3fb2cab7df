import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { RenderedSection } from './publicPage';

interface SectionFrameProps {
  title: string;
  /** Hides the frame from the keyboard and screen readers. */
  isDecoration?: boolean;
  section: RenderedSection;
  /** In px, the width of the visitor's screen. */
  width: number;
  height: number;
}

function show(page: Document, { styles, html }: RenderedSection): void {
  page.head.innerHTML = styles;
  page.body.innerHTML = html ?? '';
  // Makes links do nothing.
  page.body.inert = true;
  if ('fonts' in page) for (const face of document.fonts) page.fonts.add(face);
}

/**
 * Shows a section of the public site as on a screen of this size, scaled to the available space. The frame runs no
 * scripts.
 */
export function SectionFrame({
  title,
  isDecoration = false,
  section,
  width,
  height,
}: SectionFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) show(page, section);
  }, [section]);

  return (
    <Box
      ref={box}
      sx={{ width: 1, aspectRatio: `${width} / ${height}`, overflow: 'hidden', borderRadius: 1 }}
    >
      <iframe
        ref={frame}
        sandbox="allow-same-origin"
        title={title}
        aria-hidden={isDecoration}
        tabIndex={isDecoration ? -1 : undefined}
        // Firefox replaces a frame's initial document, so the section is put into the new one.
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) show(contentDocument, section);
        }}
        style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </Box>
  );
}
