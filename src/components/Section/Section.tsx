import { useId } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useHiddenSections } from './hiddenSections';
import { laneMarking } from './laneMarking';

interface SectionProps {
  id?: string;
  /** The section's name in the office, by which the preview finds the section. */
  name?: string;
  heading?: React.ReactNode;
  tone?: 'plain' | 'band';
  /** `text` limits the length of lines. */
  width?: 'wide' | 'text';
  isEmpty?: boolean | undefined;
  children: React.ReactNode;
}

/** A section of a page, as a landmark with the heading's name. Not rendered if it is empty or the office hides it. */
export function Section({
  id,
  name,
  heading,
  tone = 'plain',
  width = 'wide',
  isEmpty = false,
  children,
}: SectionProps) {
  const headingId = useId();
  const hidden = useHiddenSections();
  if (isEmpty || (name && hidden.includes(name))) return null;
  return (
    <Box
      component="section"
      id={id}
      data-section={name}
      aria-labelledby={heading ? headingId : undefined}
      sx={{
        paddingBlock: { xs: 7, md: 12 },
        backgroundColor: tone === 'band' ? 'surface.band' : undefined,
      }}
    >
      <Container maxWidth={width === 'text' ? 'md' : 'lg'}>
        {heading ? (
          <Typography
            variant="h2"
            id={headingId}
            sx={{
              maxWidth: (theme) => theme.layout.textWidth,
              marginBottom: 4,
              '&::after': laneMarking,
            }}
          >
            {heading}
          </Typography>
        ) : null}
        {children}
      </Container>
    </Box>
  );
}
