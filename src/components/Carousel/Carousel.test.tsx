import { act, fireEvent, render, screen } from '@testing-library/react';
import { InTheme } from '@/testing/stories/InTheme';
import { testimonialCarousel } from '@/contract/constants';
import { putPageInView } from '@/testing/viewport';
import { Carousel } from './Carousel';

putPageInView();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(count: number) {
  const names = Array.from({ length: count }, (_, index) => `Card ${index + 1}`);
  render(
    <InTheme>
      <Carousel
        items={names}
        getKey={(name) => name}
        label="Testimonials"
        itemName="Comment"
        rule={testimonialCarousel}
        times={{ ...testimonialCarousel, slideDuration: 500 }}
        arrows
      >
        {(name) => <p>{name}</p>}
      </Carousel>
    </InTheme>,
  );
}

function wait(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

const litDot = () =>
  screen
    .getAllByRole('button', { name: /^Comment/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const carousel = () => screen.getByRole('group', { name: 'Testimonials' });

/** jsdom has no PointerEvent. */
function pointer(element: Element, type: string, pointerType: string, clientX = 0) {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  fireEvent(element, Object.assign(event, { pointerType }));
}

describe('Carousel', () => {
  it('the carousel advances every 3000 ms and wraps around', () => {
    show(3);
    expect(litDot()).toBe(0);
    wait(3000);
    expect(litDot()).toBe(1);
    wait(3000);
    expect(litDot()).toBe(2);
    wait(3000);
    expect(litDot()).toBe(0);
    wait(3000);
    expect(litDot()).toBe(1);
  });

  it('the carousel renders the list twice and hides the second copy from screen readers', () => {
    show(3);
    expect(screen.getAllByText(/^Card/)).toHaveLength(6);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('the carousel pauses under the mouse', () => {
    show(5);
    pointer(carousel(), 'pointerover', 'mouse');
    wait(9000);
    expect(litDot()).toBe(0);
    pointer(carousel(), 'pointerout', 'mouse');
    wait(3000);
    expect(litDot()).toBe(1);
  });

  it('the carousel advances 5000 ms after a press, and then every 3000 ms', () => {
    show(5);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(litDot()).toBe(1);
    wait(4999);
    expect(litDot()).toBe(1);
    wait(1);
    expect(litDot()).toBe(2);
    wait(3000);
    expect(litDot()).toBe(3);
  });

  it('each press on the carousel restarts the wait for the next advance', () => {
    show(5);
    fireEvent.click(screen.getByRole('button', { name: 'Comment 3 of 5' }));
    wait(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    wait(4999);
    expect(litDot()).toBe(1);
  });

  it('the carousel moves with the arrow keys', () => {
    show(5);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowRight' });
    expect(litDot()).toBe(1);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowLeft' });
    expect(litDot()).toBe(0);
  });

  it('the carousel moves on a swipe but not on a tap', () => {
    show(5);
    const card = screen.getAllByText('Card 1')[0] ?? carousel();
    pointer(card, 'pointerdown', 'touch', 300);
    pointer(card, 'pointerup', 'touch', 290);
    expect(litDot()).toBe(0);
    pointer(card, 'pointerdown', 'touch', 300);
    pointer(card, 'pointerup', 'touch', 100);
    expect(litDot()).toBe(1);
  });

  it('a paused carousel stays still until Play is pressed', () => {
    show(5);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(20_000);
    expect(litDot()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(3000);
    expect(litDot()).toBe(1);
  });

  it('the carousel does not move in a hidden tab', () => {
    show(5);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    wait(9000);
    expect(litDot()).toBe(0);
    visibility.mockRestore();
  });

  it('the carousel does not move with reduced motion', () => {
    const preference = Object.assign(new EventTarget(), {
      matches: true,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    jest.spyOn(window, 'matchMedia').mockReturnValue(preference);
    show(5);
    wait(9000);
    expect(litDot()).toBe(0);
  });

  it('a single card has arrows and a dot, too', () => {
    show(1);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
    expect(litDot()).toBe(0);
  });
});
