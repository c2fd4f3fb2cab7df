import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { RichText } from '@/components/RichText/RichText';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { laneMarking } from '@/components/Section/laneMarking';

const stacked: SxProps<Theme> = {
  typography: 'lead',
  maxWidth: (theme) => theme.layout.textWidth,
  color: 'text.secondary',
  '& :is(h1, h2, h3)': { color: 'text.primary' },
  '& h2::after': { ...laneMarking, marginBottom: 3 },
};

const split: SxProps<Theme> = {
  ...stacked,
  display: { md: 'grid' },
  gridTemplateColumns: '1fr 1.4fr',
  columnGap: 8,
  width: 1,
  maxWidth: 'none',
  '& > h2': { gridColumn: 1, gridRow: '1 / span 12' },
  '& > :not(h2)': { gridColumn: 2 },
};

interface SectionIntroProps {
  text: SafeHtml | undefined;
  /** `split` puts the heading next to the text. */
  layout?: 'stacked' | 'split';
  action?: ReactNode;
}

/** The carrier's rich text at the top of a section. */
export function SectionIntro({ text, layout = 'stacked', action }: SectionIntroProps) {
  if (!text?.trim() && !action) return null;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 3,
        marginBottom: layout === 'split' ? 0 : { xs: 5, md: 7 },
      }}
    >
      {text ? (
        <RichText html={text} top={2} plainAs="h2" sx={layout === 'split' ? split : stacked} />
      ) : null}
      {action}
    </Stack>
  );
}
