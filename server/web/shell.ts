import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsElementId } from '../../src/contract/settings';
import type { PublicSettings } from '../../src/contract/settings';

/** In linear time: a tag ends before the next one begins, and the settings hold no `<` (see `withSettings`). */
const settingsBlock = new RegExp(
  `<script(?=[^<>]*\\sid=["']?${settingsElementId}["'\\s>])[^<>]*>[^<]*</script>`,
  'i',
);

/** Reads the built page and puts the run-time settings into it; null when nothing is built yet. */
export async function readShell(
  siteFolder: string,
  settings: PublicSettings,
): Promise<string | null> {
  try {
    return withSettings(await readFile(join(siteFolder, 'index.html'), 'utf8'), settings);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces the page's settings block. `<` is escaped, so that no setting can end the element. */
export function withSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${settingsElementId}">${json}</script>`;
  if (settingsBlock.test(html)) return html.replace(settingsBlock, () => block);
  return html.replace('</head>', () => `${block}</head>`);
}
