/**
 * The number of cards side by side. Each count applies below its window width (px), and
 * `cardsAbove` applies from the last width up.
 */
export interface CardRule {
  readonly cardsUnder: readonly { readonly width: number; readonly cards: number }[];
  readonly cardsAbove: number;
}

/**
 * The number of visible cards at a viewport width: at least one and at most the number of items.
 */
export function cardsInView(rule: CardRule, width: number, count: number): number {
  const cardCount = rule.cardsUnder.find((step) => width < step.width)?.cards ?? rule.cardsAbove;
  return Math.max(1, Math.min(cardCount, count));
}

/**
 * The rule as CSS. Media queries set `--cards`, so that the server's render has the right width on
 * every screen and nothing shifts.
 */
export function cardStyles(rule: CardRule, count: number): Record<string, object | number> {
  const styles: Record<string, object | number> = { '--cards': cardsInView(rule, Infinity, count) };
  // The narrowest comes last, because the last of several matching queries wins.
  for (const { width } of [...rule.cardsUnder].reverse()) {
    const cards = cardsInView(rule, width - 1, count);
    styles[`@media (max-width: ${width - 0.02}px)`] = { '--cards': cards };
  }
  return styles;
}
