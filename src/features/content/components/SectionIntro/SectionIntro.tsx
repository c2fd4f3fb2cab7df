import { styled } from '@mui/material/styles';
import { RichText } from '../../../../components/RichText/RichText';
import type { SafeHtml } from '../../../../components/RichText/safeHtml';

const Intro = styled('div')(({ theme }) => ({
  maxWidth: theme.house.layout.textWidth,
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
}));

/** The carrier's rich text at the head of a section; nothing where there is none. */
export function SectionIntro({ text }: { text: SafeHtml | undefined }) {
  if (!text?.trim()) return null;
  return (
    <Intro>
      <RichText html={text} top={2} plainAs="h2" />
    </Intro>
  );
}
