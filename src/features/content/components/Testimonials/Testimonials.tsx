import { detailOr } from '@/api/appError';
import { Carousel } from '@/components/Carousel/Carousel';
import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { testimonialCarousel } from '@/contract/constants';
import { stateTexts } from '@/contract/messages/states';
import { useCommentsQuery } from '../../commentsApi';
import { DialogButton } from '../DialogButton/DialogButton';
import { AboutIntro } from '../SectionIntro/AboutIntro';
import { TestimonialCard } from './TestimonialCard';

/** Times in ms. */
const times = { ...testimonialCarousel, slideDuration: 500 };

export function Testimonials() {
  const comments = useCommentsQuery();
  return (
    <Section name="testimonials" tone="band">
      <AboutIntro
        text="comments_text"
        action={
          <DialogButton variant="outlined" dialog={{ kind: 'comment' }}>
            Leave a comment
          </DialogButton>
        }
      />
      <QueryState
        result={comments}
        loadingText={stateTexts.loading}
        errorText={detailOr(comments.error, stateTexts.sectionFailed)}
        emptyText={stateTexts.noTestimonials}
      >
        {(list) => (
          <Carousel
            items={list}
            getKey={({ id }) => id}
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
