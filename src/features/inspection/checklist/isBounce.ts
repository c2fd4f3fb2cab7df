/** A second press within this time, in ms, counts as the bounce of a gloved finger. */
const bouncing = 600;

const last: { button: EventTarget | null; at: number } = { button: null, at: 0 };

/**
 * Whether a press follows another press on the same button so soon that it must be unintentional.
 */
export function isBounce({ currentTarget, timeStamp }: React.MouseEvent): boolean {
  if (last.button === currentTarget && timeStamp - last.at < bouncing) return true;
  Object.assign(last, { button: currentTarget, at: timeStamp });
  return false;
}
