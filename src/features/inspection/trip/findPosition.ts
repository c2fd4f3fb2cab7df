/** Messages by geolocation error code. */
const reasons: Record<number, string> = {
  1: 'This site may not use your position. Allow it in the browser, or type the location.',
  2: 'This phone could not find its position. Type the location.',
  3: 'Finding the position took too long. Try again, or type the location.',
};

export type Position = { kind: 'found'; text: string } | { kind: 'failed'; reason: string };

/** Resolves with the phone's position as text, to about a meter. */
export function findPosition(): Promise<Position> {
  return new Promise((resolve) => {
    const fail = (code: number) =>
      resolve({ kind: 'failed', reason: reasons[code] ?? reasons[2] ?? '' });
    // Missing in an old browser, or in an insecure context.
    if (!('geolocation' in navigator)) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ kind: 'found', text: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` }),
      ({ code }) => fail(code),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    );
  });
}
