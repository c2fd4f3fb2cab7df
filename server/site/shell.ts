import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsElementId, type PublicSettings } from '@/contract/settings';

/**
 * Matches the page's settings block in linear time, because a tag ends before the next one starts and the settings
 * contain no `<` (see `withSettings`).
 */
const settingsBlock = new RegExp(
  `<script(?=[^<>]*\\sid=["']?${settingsElementId}["'\\s>])[^<>]*>[^<]*</script>`,
  'i',
);

export interface Shell {
  /** The page as built, without run-time settings. */
  html: string;
  /** Hashes of the page's inline scripts, as sources for a Content Security Policy. */
  scriptHashes: string[];
}

/** Reads the built page; null if there is none. */
export async function readShell(siteFolder: string): Promise<Shell | null> {
  try {
    const built = await readFile(join(siteFolder, 'index.html'), 'utf8');
    return { html: built, scriptHashes: listScriptHashes(built) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Returns `'sha256-…'` for each inline script. Ignores scripts with a `src`, which need no hash, and scripts with a
 * type, which contain data.
 */
export function listScriptHashes(html: string): string[] {
  return html
    .split('<script>')
    .slice(1)
    .filter((rest) => rest.includes('</script>'))
    .map((rest) => rest.slice(0, rest.indexOf('</script>')))
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Replaces the page's settings block, or adds one. Escapes `<`, so no setting can close the element. */
export function withSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${settingsElementId}">${json}</script>`;
  if (settingsBlock.test(html)) return html.replace(settingsBlock, () => block);
  return html.replace('</head>', () => `${block}</head>`);
}
