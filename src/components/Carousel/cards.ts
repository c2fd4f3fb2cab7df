/** How many cards stand side by side: so many under each width (px), and `cardsAbove` from the last one on. */
export interface CardRule {
  readonly cardsUnder: readonly { readonly width: number; readonly cards: number }[];
  readonly cardsAbove: number;
}

/** Cards in view at a viewport's width: never more than there are items, and at least one. */
export function cardsInView(rule: CardRule, width: number, count: number): number {
  const wanted = rule.cardsUnder.find((step) => width < step.width)?.cards ?? rule.cardsAbove;
  return Math.max(1, Math.min(wanted, count));
}

/**
 * The same rule as style: `--cards`, changed by media queries, so that the first render on the server has the
 * right width on every screen and nothing shifts afterwards.
 */
export function cardStyles(rule: CardRule, count: number): Record<string, object | number> {
  const styles: Record<string, object | number> = { '--cards': cardsInView(rule, Infinity, count) };
  // The narrowest last: where several match, the later one wins.
  for (const { width } of [...rule.cardsUnder].reverse()) {
    const cards = cardsInView(rule, width - 1, count);
    styles[`@media (max-width: ${width - 0.02}px)`] = { '--cards': cards };
  }
  return styles;
}
