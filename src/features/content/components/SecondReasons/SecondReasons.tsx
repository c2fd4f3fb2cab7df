import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { detailOr } from '@/api/appError';
import { Carousel } from '@/components/Carousel/Carousel';
import { Picture } from '@/components/Picture/Picture';
import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { secondReasonsCarousel, testimonialCarousel } from '@/contract/constants';
import { stateTexts } from '@/contract/messages/states';
import { describedBy } from '../../describedBy';
import { ownPictures } from '../../ownPictures';
import { useSecondReasonsQuery, useShipperPageQuery } from '../../shipperPageApi';
import { SectionIntro } from '../SectionIntro/SectionIntro';

/** A picture with its title over the lower edge. */
const Titled = styled('figure')(
  memoTheme(({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: theme.radii.medium,
    '& > img': { display: 'block', width: '100%', aspectRatio: '4 / 5', objectFit: 'cover' },
    '& > figcaption': {
      ...theme.typography.h3,
      position: 'absolute',
      inset: 'auto 0 0',
      padding: theme.spacing(7, 2.5, 2.5),
      background: `linear-gradient(0deg, ${theme.palette.background.default} 12%, transparent)`,
    },
  })),
);

/** Times in ms. */
const times = {
  autoplayInterval: secondReasonsCarousel.autoplayInterval,
  slideDuration: secondReasonsCarousel.slideDuration,
  resumeDelay: testimonialCarousel.resumeDelay,
  wrapDelay: testimonialCarousel.wrapDelay,
};

export function SecondReasons() {
  const { data: page } = useShipperPageQuery();
  const reasons = useSecondReasonsQuery();
  return (
    <Section
      name="second-reasons"
      isEmpty={reasons.data?.length === 0 && page?.second_choose_text.trim() === ''}
      tone="band"
    >
      <SectionIntro text={page?.second_choose_text} />
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={detailOr(reasons.error, stateTexts.sectionFailed)}
      >
        {(list) => (
          <Carousel
            items={list}
            getKey={({ id }) => id}
            label="What we carry"
            itemName="Card"
            rule={secondReasonsCarousel}
            times={times}
          >
            {({ image, title, ...reason }) => (
              <Titled>
                <Picture
                  src={image}
                  described={describedBy(reason, 'image')}
                  fallback={ownPictures.feature}
                  alt=""
                />
                <figcaption>{title}</figcaption>
              </Titled>
            )}
          </Carousel>
        )}
      </QueryState>
    </Section>
  );
}
