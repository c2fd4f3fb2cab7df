import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { detailOr } from '../../../../api/appError';
import { Picture } from '../../../../components/Picture/Picture';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { Section } from '../../../../components/Section/Section';
import { AnchorLink } from '../../../../components/AnchorLink/AnchorLink';
import { stateTexts } from '../../../../contract/messages';
import { anchors } from '../../../../contract/routes';
import { ownPictures } from '../../ownPictures';
import { useThirdReasonsQuery } from '../../shipperPageApi';
import { Description } from './Description';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'center',
  '& + &': { marginTop: theme.spacing(9) },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: theme.radii.medium,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(9),
    '& + &': { marginTop: theme.spacing(14) },
    '&:nth-of-type(even) > img': { order: 1 },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
  color: theme.palette.text.secondary,
  '& h2': { ...theme.typography.h2, color: theme.palette.text.primary, textWrap: 'balance' },
}));

/** Reasons told at length, picture and words changing sides (specification 2, Third-reason sections). */
export function ThirdReasons() {
  const reasons = useThirdReasonsQuery();
  return (
    <Section>
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={detailOr(reasons.error, stateTexts.sectionFailed)}
      >
        {(list) =>
          list.map(({ id, title, image, description }, index) => (
            <Row key={id}>
              <Picture src={image} fallback={ownPictures.feature} alt="" />
              <Words>
                <h2>{title}</h2>
                <Description text={description} />
                {index === 0 ? (
                  <Button component={AnchorLink} to={anchors.footer}>
                    Contact us
                  </Button>
                ) : null}
              </Words>
            </Row>
          ))
        }
      </QueryState>
    </Section>
  );
}
