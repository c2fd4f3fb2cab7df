import { drawingOf } from './paths';
import type { IconName } from './paths';

interface IconProps {
  name: IconName;
  /** Edge length in px. */
  size?: number;
  /** What it says by itself; without it the icon is decoration and hidden from screen readers. */
  title?: string;
}

/** One of the house's own icons, in the colour of the text around it. */
export function Icon({ name, size = 24, title }: IconProps) {
  const { line, solid } = drawingOf(name);
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" focusable="false" {...meaning}>
      {line ? (
        <path
          d={line}
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
      {solid ? <path d={solid} fill="currentColor" /> : null}
    </svg>
  );
}
