import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { Picture } from '../../../../components/Picture/Picture';
import { RichText } from '../../../../components/RichText/RichText';
import { stateTexts } from '../../../../contract/messages';
import type { RichFeature } from '../../commonApi';
import { ownPictures } from '../../ownPictures';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 0.9fr)',
    gap: theme.spacing(8),
  },
}));

const Side = styled('div')(({ theme }) => ({
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: theme.radii.medium,
  },
  [theme.breakpoints.up('md')]: {
    order: 1,
    '& img': {
      aspectRatio: '4 / 5',
      position: 'sticky',
      top: theme.layout.headerHeight + 24,
    },
  },
}));

const Features = styled('ul')(({ theme }) => ({
  display: 'grid',
  marginBottom: theme.spacing(5),
  '& li': {
    padding: theme.spacing(3, 0, 3, 4),
    borderBottom: `1px solid ${theme.palette.divider}`,
    position: 'relative',
    color: theme.palette.text.secondary,
  },
  // A lane stripe beside each point.
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: theme.spacing(3.75),
    width: 5,
    height: 24,
    borderRadius: theme.radii.small,
    background: theme.palette.primary.main,
  },
  '& h3': { ...theme.typography.h3, marginBottom: theme.spacing(0.75) },
}));

const Title = styled('h3')(({ theme }) => ({ color: theme.palette.text.primary }));

const Empty = styled('p')(({ theme }) => ({ padding: theme.spacing(3, 0) }));

interface FeatureCardProps {
  features: readonly RichFeature[];
  picture: string | null;
  /** Above the features: tabs or a heading. */
  head?: ReactNode;
  onContact: () => void;
}

/** What speaks for us, a picture beside it, and the way to get in touch (specification 2, Services section). */
export function FeatureCard({ features, picture, head, onContact }: FeatureCardProps) {
  return (
    <Columns>
      <Side>
        <Picture src={picture} fallback={ownPictures.feature} alt="" />
      </Side>
      <div>
        {head}
        {features.length === 0 ? (
          <Empty>{stateTexts.noFeatures}</Empty>
        ) : (
          <Features>
            {features.map(({ id, title, description }) => (
              <li key={id}>
                <Title>{title}</Title>
                <RichText html={description} top={4} />
              </li>
            ))}
          </Features>
        )}
        <Button onClick={onContact}>Get in touch with us</Button>
      </div>
    </Columns>
  );
}
