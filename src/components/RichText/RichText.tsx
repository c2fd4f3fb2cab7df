import { isValidElement, useMemo } from 'react';
import Box from '@mui/material/Box';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import parse, { type DOMNode, type HTMLReactParserOptions } from 'html-react-parser';
import { toPlainText } from '@/contract/richText/plainText';
import type { SafeHtml } from './safeHtml';

/** Styles for native elements in an editor's text. */
export const Prose = styled('div')(
  memoTheme(({ theme }) => ({
    overflowWrap: 'break-word',
    '& p': { textWrap: 'pretty' },
    '& > * + *': { marginTop: theme.spacing(2) },
    '& :is(ul, ol)': { paddingLeft: theme.spacing(3) },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: theme.palette.primary.main },
    '& img': { height: 'auto', borderRadius: theme.radii.medium },
    '& a': { color: theme.palette.primary.main },
    '& blockquote': {
      margin: 0,
      paddingLeft: theme.spacing(2),
      borderLeft: `3px solid ${theme.palette.primary.main}`,
    },
    '& table': { borderCollapse: 'collapse' },
    '& :is(td, th)': {
      padding: theme.spacing(1, 1.5),
      border: `1px solid ${theme.palette.surface.line}`,
      textAlign: 'left',
    },
  })),
);

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level of the highest heading in the HTML; null if there is none. */
function highestHeading(html: string): number | null {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map((match) => Number(match[1]));
  return levels.length > 0 ? Math.min(...levels) : null;
}

/** Returns the tag for a heading on the page, where the highest heading has the level `top`. */
function placedHeading(tag: string, highest: number, top: HeadingLevel): string {
  const level = Number(tag.slice(1));
  return `h${Math.min(6, top + level - highest)}`;
}

/** Gives headings their levels on the page, and makes pictures load lazily. */
function place(node: DOMNode, highest: number | null, top: HeadingLevel): void {
  if (!('name' in node) || !('attribs' in node)) return;
  if (highest !== null && /^h[1-6]$/.test(node.name)) {
    node.name = placedHeading(node.name, highest, top);
  }
  if (node.name === 'img') Object.assign(node.attribs, { loading: 'lazy', decoding: 'async' });
}

export function richTextOptions(html: string, top: HeadingLevel): HTMLReactParserOptions {
  const highest = highestHeading(html);
  return {
    replace: (node) => place(node, highest, top),
    transform: (rendered, node, index) => {
      if (!isValidElement(rendered)) return typeof rendered === 'string' ? rendered : null;
      if (!('name' in node) || node.name !== 'table') return rendered;
      return (
        // A wide table scrolls in this box, by touch or arrow keys, and does not widen the page.
        <Box key={index} role="group" aria-label="Table" tabIndex={0} sx={{ overflowX: 'auto' }}>
          {rendered}
        </Box>
      );
    },
  };
}

interface RichTextProps {
  html: SafeHtml;
  /** The level of the text's highest heading on the page. */
  top?: HeadingLevel;
  /** The element to render if the text has no markup. */
  plainAs?: 'p' | 'h1' | 'h2' | 'h3';
  sx?: SxProps<Theme>;
}

/**
 * Renders HTML that the carrier edits. Does not sanitize it, because the type `SafeHtml` guarantees that it is
 * sanitized.
 */
export function RichText({ html, top = 2, plainAs: Plain = 'p', sx }: RichTextProps) {
  const content = useMemo(() => {
    const plain = toPlainText(html);
    return plain === null ? parse(html, richTextOptions(html, top)) : <Plain>{plain}</Plain>;
  }, [Plain, html, top]);
  if (html.trim() === '') return null;
  return <Prose sx={sx}>{content}</Prose>;
}
