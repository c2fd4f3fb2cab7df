/** In ms. A gloved finger may press again within this time. */
const bouncing = 600;

const last: { button: EventTarget | null; at: number } = { button: null, at: 0 };

/** Whether a press follows another press on the same button too soon to be intentional. */
export function isBounce({ currentTarget, timeStamp }: React.MouseEvent): boolean {
  if (last.button === currentTarget && timeStamp - last.at < bouncing) return true;
  Object.assign(last, { button: currentTarget, at: timeStamp });
  return false;
}
