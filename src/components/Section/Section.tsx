import { useId } from 'react';
import { styled } from '@mui/material/styles';

type Tone = 'plain' | 'band';

const Outer = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    padding: theme.spacing(7, 2.5),
    background: tone === 'band' ? theme.palette.surface.band : undefined,
    [theme.breakpoints.up('md')]: { padding: theme.spacing(12, 5) },
  }),
);

const Inner = styled('div', { shouldForwardProp: (prop) => prop !== 'narrow' })<{
  narrow: boolean;
}>(({ theme, narrow }) => ({
  maxWidth: narrow ? theme.layout.textWidth : theme.layout.width,
  margin: '0 auto',
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  maxWidth: theme.layout.textWidth,
  marginBottom: theme.spacing(4),
  textWrap: 'balance',
  // The lane marking under every section's name.
  '&::after': {
    content: '""',
    display: 'block',
    width: 56,
    height: 4,
    marginTop: theme.spacing(2),
    background: theme.palette.primary.main,
  },
}));

interface SectionProps {
  /** What in-page links scroll to. */
  id?: string;
  heading?: React.ReactNode;
  /** `band` sets the section off in another colour. */
  tone?: Tone;
  /** `text` keeps lines at a comfortable length. */
  width?: 'wide' | 'text';
  children: React.ReactNode;
}

/** A part of a page with its own heading, as a landmark of that name. */
export function Section({ id, heading, tone = 'plain', width = 'wide', children }: SectionProps) {
  const headingId = useId();
  return (
    <Outer id={id} tone={tone} aria-labelledby={heading ? headingId : undefined}>
      <Inner narrow={width === 'text'}>
        {heading ? <Heading id={headingId}>{heading}</Heading> : null}
        {children}
      </Inner>
    </Outer>
  );
}
