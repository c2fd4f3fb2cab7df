/** Thousands separators of one kind, as drivers write them: 418,220 418 220 418.220 418'220. */
const grouped = /^\d{1,3}(?:([,.'’]|\s)\d{3})(?:\1\d{3})*$/;

/** An odometer reading as sent: digits only. Anything that is not a number is unchanged. */
export function plainReading(typed: string): string {
  const text = typed.trim();
  return grouped.test(text) ? text.replace(/\D/g, '') : text;
}

/** The reading in miles; null if there is none, or it cannot be compared. */
export function milesOf(typed: string): number | null {
  const text = plainReading(typed);
  const miles = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(miles) ? miles : null;
}

/** A distance in miles that is longer than any between two inspections. */
const farthest = 2000;

const written = (miles: number) => miles.toLocaleString('en-US');

/** The question about a reading that does not follow this truck's last; null if it does. */
export function odometerQuestion(miles: number, last: number): string | null {
  if (miles < last) return `This is below this truck's last, ${written(last)}. Is that right?`;
  if (miles <= last + farthest) return null;
  return `This is ${written(miles - last)} above this truck's last, ${written(last)}. Is that right?`;
}
