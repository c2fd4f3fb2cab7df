import { fromFetchError } from './appError';

const parseRetryAfter = (value: string) => {
  const error = fromFetchError({ status: 503, data: null }, new Headers({ 'Retry-After': value }));
  return error.kind === 'rejected' ? error.retryAfter : NaN;
};

describe('the wait from a Retry-After header', () => {
  it('a Retry-After header gives the wait in seconds or as a date, up to a quarter of an hour', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('Mon, 23 Nov 2026 06:00:00 GMT'));
    expect(parseRetryAfter('30')).toBe(30_000);
    expect(parseRetryAfter('Mon, 23 Nov 2026 06:01:00 GMT')).toBe(60_000);
    expect(parseRetryAfter('86400')).toBe(900_000);
  });

  it('a Retry-After header is ignored if its wait is over or invalid', () => {
    expect(parseRetryAfter('0')).toBeUndefined();
    expect(parseRetryAfter('Mon, 23 Nov 2020 06:00:00 GMT')).toBeUndefined();
    expect(parseRetryAfter('soon')).toBeUndefined();
  });
});
