import { render, screen, waitFor } from '@testing-library/react';
import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import { LazyHost } from './LazyHost';

const Part = () => <p>The part</p>;

function chunkThatFails(times: number) {
  const load = jest.fn(() => Promise.resolve(Part));
  for (let n = 0; n < times; n += 1) load.mockRejectedValueOnce(new Error('no chunk'));
  const Lazy = lazyWithRetry<object>(load);
  const host = (isNeeded: boolean) => (
    <LazyHost isNeeded={isNeeded}>
      <Lazy />
    </LazyHost>
  );
  return { load, host };
}

describe('LazyHost', () => {
  it('LazyHost loads a part when it is first needed, retries a failed load, and keeps the part mounted when it is no longer needed', async () => {
    const { load, host } = chunkThatFails(1);
    const { rerender } = render(host(false));
    expect(load).not.toHaveBeenCalled();
    rerender(host(true));
    expect(await screen.findByText('The part')).toBeVisible();
    rerender(host(false));
    expect(screen.getByText('The part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('a part whose chunk cannot be loaded leaves the rest of the page intact', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    render(
      <>
        <p>The page</p>
        {chunkThatFails(2).host(true)}
      </>,
    );
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(document.body).toHaveTextContent(/^The page$/);
  });
});
