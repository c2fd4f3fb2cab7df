import fc from 'fast-check';
import { secondReasonsCarousel, testimonialCarousel } from '@/contract/constants';
import { cardsInView } from './cards';
import {
  activeDot,
  carouselReducer,
  initialCarousel,
  isWrapDue,
  type CarouselEvent,
  type CarouselState,
} from './carouselState';

const counts = fc.integer({ min: 1, max: 30 });

const events: fc.Arbitrary<CarouselEvent> = fc.oneof(
  fc.constant<CarouselEvent>({ type: 'advanced' }),
  fc.constant<CarouselEvent>({ type: 'nextPressed' }),
  fc.constant<CarouselEvent>({ type: 'previousPressed' }),
  fc.constant<CarouselEvent>({ type: 'wrapDue' }),
  fc.integer({ min: -3, max: 40 }).map((dot): CarouselEvent => ({ type: 'dotPressed', dot })),
  fc
    .constantFrom('hover', 'focus', 'handled', 'stopped')
    .chain((reason) =>
      fc.constantFrom<CarouselEvent>(
        { type: 'paused', by: reason },
        { type: 'resumed', from: reason },
      ),
    ),
);

function after(count: number, history: CarouselEvent[], from: CarouselState = initialCarousel) {
  return history.reduce((state, event) => carouselReducer(state, event, count), from);
}

function always(check: (state: CarouselState, count: number) => void) {
  fc.assert(
    fc.property(counts, fc.array(events, { maxLength: 60 }), (count, history) =>
      check(after(count, history), count),
    ),
    { numRuns: 500 },
  );
}

describe('the carousel over a doubled list', () => {
  it('at a width of 1440 px, the visible cards of the carousel never leave the doubled list', () => {
    always(({ index }, count) => {
      const cards = cardsInView(testimonialCarousel, 1440, count);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index + cards).toBeLessThanOrEqual(2 * count);
    });
  });

  it('the active dot of the carousel is the index modulo the number of items', () => {
    always((state, count) => expect(activeDot(state, count)).toBe(state.index % count));
  });

  it('the carousel wraps to the position that shows the same card, and then no further wrap is due', () => {
    always((state, count) => {
      const wrapped = carouselReducer(state, { type: 'wrapDue' }, count);
      expect(isWrapDue(wrapped, count)).toBe(false);
      if (state.pending === 'none') {
        expect(activeDot(wrapped, count)).toBe(activeDot(state, count));
      }
    });
  });

  it('the carousel advances automatically only if nothing pauses it', () => {
    always((state, count) => {
      const next = carouselReducer(state, { type: 'advanced' }, count);
      if (state.pausedBy.length > 0) expect(next).toBe(state);
      else expect(activeDot(next, count)).toBe((state.index + 1) % count);
    });
  });

  it("a press on 'Next' is counted and pauses the carousel, and resuming ends that pause", () => {
    always((state, count) => {
      const pressed = carouselReducer(state, { type: 'nextPressed' }, count);
      expect(pressed.pausedBy).toContain('handled');
      expect(pressed.presses).toBe(state.presses + 1);
      const resumed = carouselReducer(pressed, { type: 'resumed', from: 'handled' }, count);
      expect(resumed.pausedBy).not.toContain('handled');
    });
  });

  it('the carousel returns to the start after as many advances as there are items', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const round = Array.from({ length: count }, (): CarouselEvent => ({ type: 'advanced' }));
        const state = after(count, round);
        expect(state.index).toBe(count);
        expect(after(count, [{ type: 'wrapDue' }], state)).toMatchObject({
          index: 0,
          motion: 'jumping',
        });
      }),
    );
  });

  it('the carousel goes back from the first card by way of the second copy', () => {
    const back = after(5, [{ type: 'previousPressed' }]);
    expect(back).toMatchObject({ index: 5, motion: 'jumping' });
    expect(after(5, [{ type: 'wrapDue' }], back)).toMatchObject({ index: 4, motion: 'sliding' });
  });

  it('the carousel goes to the card of a pressed dot and ignores a dot that does not exist', () => {
    expect(after(5, [{ type: 'dotPressed', dot: 3 }]).index).toBe(3);
    expect(after(5, [{ type: 'dotPressed', dot: 5 }])).toBe(initialCarousel);
  });

  it('the carousel keeps a valid position when the list gets shorter', () => {
    const state = { ...initialCarousel, index: 7 };
    expect(isWrapDue(state, 3)).toBe(true);
    expect(carouselReducer(state, { type: 'wrapDue' }, 3).index).toBe(1);
  });
});

describe('the number of visible cards', () => {
  it.each([
    [639, 1],
    [640, 2],
    [1099, 2],
    [1100, 3],
    [1349, 3],
    [1350, 4],
  ])('the number of visible cards for testimonials at %i px is %i', (width, cards) => {
    expect(cardsInView(testimonialCarousel, width, 10)).toBe(cards);
  });

  it.each([
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 4],
  ])('the number of visible cards for the second reasons at %i px is %i', (width, cards) => {
    expect(cardsInView(secondReasonsCarousel, width, 10)).toBe(cards);
  });

  it('the number of visible cards is at least one and at most the number of items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 4000 }), counts, (width, count) => {
        const cards = cardsInView(testimonialCarousel, width, count);
        expect(cards).toBeGreaterThanOrEqual(1);
        expect(cards).toBeLessThanOrEqual(count);
      }),
    );
  });
});
