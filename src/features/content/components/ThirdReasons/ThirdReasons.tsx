import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { detailOr } from '@/api/appError';
import { AnchorLink } from '@/components/AnchorLink/AnchorLink';
import { Columns } from '@/components/Columns/Columns';
import { Picture } from '@/components/Picture/Picture';
import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { anchors } from '@/contract/routes';
import { describedBy } from '../../describedBy';
import { ownPictures } from '../../ownPictures';
import { useThirdReasonsQuery, type RichThirdReason } from '../../shipperPageApi';
import { Description } from './Description';

interface ReasonProps {
  reason: RichThirdReason;
  /** Zero-based. */
  index: number;
}

function Reason({ reason: { title, image, description, ...reason }, index }: ReasonProps) {
  return (
    <Columns
      component="article"
      shares={[1, 1]}
      from="md"
      sx={{ gap: { xs: 4, md: 9 }, alignItems: 'center' }}
    >
      <Box
        component={Picture}
        src={image}
        described={describedBy(reason, 'image')}
        fallback={ownPictures.feature}
        alt=""
        sx={{
          order: { md: index % 2 },
          width: 1,
          aspectRatio: '3 / 2',
          objectFit: 'cover',
          borderRadius: 1,
        }}
      />
      <Stack sx={{ alignItems: 'flex-start', gap: 2.5, color: 'text.secondary' }}>
        <Typography variant="h2" color="textPrimary">
          {title}
        </Typography>
        <Description text={description} />
        {index === 0 ? (
          <Button component={AnchorLink} to={anchors.footer}>
            Contact us
          </Button>
        ) : null}
      </Stack>
    </Columns>
  );
}

export function ThirdReasons() {
  const reasons = useThirdReasonsQuery();
  return (
    <Section name="third-reasons" isEmpty={reasons.data?.length === 0}>
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={detailOr(reasons.error, stateTexts.sectionFailed)}
      >
        {(list) => (
          <Stack sx={{ gap: { xs: 9, md: 14 } }}>
            {list.map((reason, index) => (
              <Reason key={reason.id} reason={reason} index={index} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Section>
  );
}
