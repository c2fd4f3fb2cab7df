import { openStudio } from './studio';
import { renderFilm } from './renderFilm';
import { renderStill } from './renderStill';
import { stills } from './stills';
import { vectors } from './vectors';

/** `npx tsx artwork/render.ts [name…]` renders the named files, or all files if no name is given. */
async function main(names: readonly string[]): Promise<void> {
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  if (wanted('vectors')) vectors();
  const studio = await openStudio();
  try {
    for (const [name, still] of Object.entries(stills))
      if (wanted(name)) await renderStill(studio, name, still);
    if (wanted('hero')) await renderFilm(studio);
  } finally {
    await studio.close();
  }
}

void main(process.argv.slice(2));
