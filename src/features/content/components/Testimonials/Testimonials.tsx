import { styled } from '@mui/material/styles';
import { detailOr } from '../../../../api/appError';
import Button from '@mui/material/Button';
import { Carousel } from '../../../../components/Carousel/Carousel';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { Section } from '../../../../components/Section/Section';
import { testimonialCarousel } from '../../../../contract/constants';
import { stateTexts } from '../../../../contract/messages';
import { useCommentsQuery } from '../../commentsApi';
import { useDialogRequest } from '../../useDialogRequest';
import { AboutIntro } from '../SectionIntro/AboutIntro';
import { TestimonialCard } from './TestimonialCard';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 4),
  marginBottom: theme.spacing(5),
  '& > div': { marginBottom: 0 },
}));

/** The specification gives no time for the slide itself. */
const times = { ...testimonialCarousel, slideDuration: 500 };

/** What drivers and shippers say, and the way to say something (specification 2 and 4). */
export function Testimonials() {
  const comments = useCommentsQuery();
  const requestDialog = useDialogRequest();
  return (
    <Section tone="band">
      <Head>
        <AboutIntro text="comments_text" />
        <Button variant="outlined" onClick={() => requestDialog({ kind: 'comment' })}>
          Leave a comment
        </Button>
      </Head>
      <QueryState
        result={comments}
        loadingText={stateTexts.loading}
        errorText={detailOr(comments.error, stateTexts.sectionFailed)}
        emptyText={stateTexts.noTestimonials}
      >
        {(list) => (
          <Carousel
            items={list}
            keyOf={({ id }) => id}
            label="Testimonials"
            itemName="Comment"
            rule={testimonialCarousel}
            times={times}
            arrows
          >
            {(comment) => <TestimonialCard comment={comment} />}
          </Carousel>
        )}
      </QueryState>
    </Section>
  );
}
