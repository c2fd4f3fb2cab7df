/** How many cards are side by side. `cards` applies below `width` (px), and `cardsAbove` from the last width up. */
export interface CardRule {
  readonly cardsUnder: readonly { readonly width: number; readonly cards: number }[];
  readonly cardsAbove: number;
}

/** The number of visible cards at a width in px, from one to the number of items. */
export function cardsInView(rule: CardRule, width: number, count: number): number {
  const cardCount = rule.cardsUnder.find((step) => width < step.width)?.cards ?? rule.cardsAbove;
  return Math.max(1, Math.min(cardCount, count));
}

/**
 * Converts the rule to CSS. Media queries set `--cards`, so that the server's HTML has the right layout on every
 * screen.
 */
export function cardStyles(rule: CardRule, count: number): Record<string, object | number> {
  const styles: Record<string, object | number> = { '--cards': cardsInView(rule, Infinity, count) };
  // The last matching query takes effect, so the narrowest comes last.
  for (const { width } of [...rule.cardsUnder].reverse()) {
    const cards = cardsInView(rule, width - 1, count);
    styles[`@media (max-width: ${width - 0.02}px)`] = { '--cards': cards };
  }
  return styles;
}
