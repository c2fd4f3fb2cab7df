import { styled } from '@mui/material/styles';
import { RichText } from '../../../../components/RichText/RichText';
import type { RichCompany } from '../../commonApi';

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: 288,
  height: 176,
  margin: theme.spacing(0, 1.25),
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.radii.medium,
  '& img': { maxWidth: '72%', maxHeight: '60%', objectFit: 'contain' },
  '&:focus-visible': { outlineOffset: -3 },
}));

/** Comes over the mark under the mouse and with the keyboard's focus. */
const About = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  background: theme.palette.surface.band,
  opacity: 0,
  transform: 'translateY(8px)',
  transition: `opacity ${theme.transitions.duration.standard}ms, transform ${theme.transitions.duration.standard}ms`,
  '*:is(:hover, :focus) > &': { opacity: 1, transform: 'none' },
  '& h3': { ...theme.typography.h3, fontSize: '1.375rem' },
  '& p': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const Name = styled('span')(({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(2) }));

interface CompanyCardProps {
  company: RichCompany;
  /** A copy is for the eye alone: the keyboard passes it by. */
  isCopy: boolean;
}

/** A partner's mark; title and description on hover. A partner without a mark shows its name. */
export function CompanyCard({ company: { title, description, image }, isCopy }: CompanyCardProps) {
  return (
    <Card
      // The keyboard must get to what the mouse finds by hovering.
      tabIndex={isCopy ? undefined : 0}
    >
      {image ? (
        <img src={image} alt={title} loading="lazy" decoding="async" width={200} height={96} />
      ) : (
        <Name>{title}</Name>
      )}
      <About>
        <h3>{title}</h3>
        <RichText html={description} top={4} />
      </About>
    </Card>
  );
}
