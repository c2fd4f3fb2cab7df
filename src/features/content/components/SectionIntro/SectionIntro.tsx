import { styled } from '@mui/material/styles';
import { RichText } from '../../../../components/RichText/RichText';
import type { SafeHtml } from '../../../../components/RichText/safeHtml';

const Intro = styled('div')<{ 'data-split': boolean }>(({ theme }) => ({
  maxWidth: theme.layout.textWidth,
  marginBottom: theme.spacing(5),
  color: theme.palette.text.secondary,
  fontSize: '1.1875rem',
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(7) },
  '& :is(h1, h2, h3)': { color: theme.palette.text.primary },
  // The lane marking under every section's name.
  '& h2::after': {
    content: '""',
    display: 'block',
    width: 56,
    height: 4,
    margin: theme.spacing(2.5, 0, 3),
    background: theme.palette.primary.main,
  },
  '&[data-split="true"]': {
    maxWidth: 'none',
    marginBottom: 0,
    [theme.breakpoints.up('md')]: {
      '& > div': {
        display: 'grid',
        gridTemplateColumns: '1fr 1.4fr',
        gap: theme.spacing(0, 8),
      },
      '& h2': { gridColumn: 1, gridRow: '1 / span 12' },
      '& > div > :not(h2)': { gridColumn: 2 },
    },
  },
}));

interface SectionIntroProps {
  text: SafeHtml | undefined;
  /** `split` puts the heading beside the words, where the text is all of the section. */
  layout?: 'stacked' | 'split';
}

/** The carrier's rich text at the head of a section; nothing where there is none. */
export function SectionIntro({ text, layout = 'stacked' }: SectionIntroProps) {
  if (!text?.trim()) return null;
  return (
    <Intro data-split={layout === 'split'}>
      <RichText html={text} top={2} plainAs="h2" />
    </Intro>
  );
}
