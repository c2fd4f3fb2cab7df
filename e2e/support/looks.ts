import type { Page } from '@playwright/test';

/** Lists the texts cut off at the sides of the screen or dialog, except in carousels, which scroll. */
export function textCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    const isWord = (holder: Element | null, text: string): holder is Element => {
      if (!holder?.checkVisibility() || text === '') return false;
      return !holder.closest('[role="group"], script, style, [href="#main"]');
    };
    const getBounds = (holder: Element) => {
      const dialog = holder.closest('[role="dialog"]')?.getBoundingClientRect();
      return { left: dialog?.left ?? 0, right: dialog?.right ?? window.innerWidth };
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!isWord(holder, text)) continue;
      range.selectNodeContents(node);
      const frame = getBounds(holder);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (right > frame.right + 1 || left < frame.left - 1)) cut.push(text);
    }
    return cut;
  });
}

/** Describes what is wrong with the visible focus. '' if nothing is wrong, null if nothing has the focus. */
export function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isOutlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // The frame of a field or the card of a checkbox may show the focus of the control inside.
    const ring = [element, element.parentElement, element.parentElement?.parentElement].find(
      (one) => one && isOutlined(one),
    );
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const seen = document.elementFromPoint(x, y);
    const isSeen = seen && (element.contains(seen) || seen.contains(element));
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    if (!ring) return `${name}: no ring`;
    return isSeen ? '' : `${name}: something lies over it, or it is out of view`;
  });
}
