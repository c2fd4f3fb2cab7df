import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { Columns } from '@/components/Columns/Columns';
import { Picture, type PictureDescription } from '@/components/Picture/Picture';
import { RichText } from '@/components/RichText/RichText';
import { stateTexts } from '@/contract/messages/states';
import type { Dialog } from '@/events/dialogs';
import type { RichFeature } from '../../commonApi';
import { ownPictures } from '../../ownPictures';
import { DialogButton } from '../DialogButton/DialogButton';

const Features = styled('ul')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    marginBottom: theme.spacing(5),
    '& li': {
      padding: theme.spacing(3, 0, 3, 4),
      borderBottom: `1px solid ${theme.palette.divider}`,
      position: 'relative',
      color: theme.palette.text.secondary,
    },
    // Draws a lane stripe next to each item.
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
    '& h3': {
      marginBottom: theme.spacing(0.75),
      color: theme.palette.text.primary,
    },
  })),
);

interface FeatureCardProps {
  features: readonly RichFeature[];
  picture: string | null;
  described?: PictureDescription;
  head?: ReactNode;
  application: Dialog;
}

export function FeatureCard({ features, picture, described, head, application }: FeatureCardProps) {
  return (
    <Columns shares={[1.1, 0.9]} from="md" sx={{ gap: { xs: 2, md: 8 }, paddingTop: 3 }}>
      <Box
        component={Picture}
        src={picture}
        fallback={ownPictures.feature}
        described={described}
        alt=""
        sx={{
          order: { md: 1 },
          position: { md: 'sticky' },
          top: (theme) => theme.layout.headerHeight + 24,
          alignSelf: 'start',
          width: 1,
          aspectRatio: { xs: '4 / 3', md: '4 / 5' },
          objectFit: 'cover',
          borderRadius: 1,
        }}
      />
      <div>
        {head}
        {features.length === 0 ? (
          <Typography sx={{ paddingBlock: 3 }}>{stateTexts.noFeatures}</Typography>
        ) : (
          <Features>
            {features.map(({ id, title, description }) => (
              <li key={id}>
                <h3>{title}</h3>
                <RichText html={description} top={4} />
              </li>
            ))}
          </Features>
        )}
        <DialogButton dialog={application}>Get in touch with us</DialogButton>
      </div>
    </Columns>
  );
}
