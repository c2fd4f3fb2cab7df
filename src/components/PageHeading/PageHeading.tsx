import { styled } from '@mui/material/styles';

const Over = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.palette.mode === 'dark' ? theme.palette.primary.main : theme.palette.secondary.main,
  textTransform: 'uppercase',
}));

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, textWrap: 'balance' }));

const Lead = styled('div')(({ theme }) => ({
  maxWidth: theme.layout.textWidth,
  marginTop: theme.spacing(2.5),
  fontSize: '1.1875rem',
  color: theme.palette.text.secondary,
}));

interface PageHeadingProps {
  /** A word or two above the title. */
  over?: string;
  title: React.ReactNode;
  lead?: React.ReactNode;
}

/** The one `h1` of a page. */
export function PageHeading({ over, title, lead }: PageHeadingProps) {
  return (
    <div>
      {over ? <Over>{over}</Over> : null}
      <Title>{title}</Title>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  );
}
