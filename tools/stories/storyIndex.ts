import fs from 'node:fs';
import * as v from 'valibot';
import { inRoot } from '../machine/paths';

const indexFile = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.picklist(['story', 'docs']),
      title: v.string(),
      name: v.string(),
    }),
  ),
});

export type IndexedStory = v.InferOutput<typeof indexFile>['entries'][string];

/** Stories that are meant to fail (planted.stories.tsx). */
export const plantedTitle = 'Planted';

/**
 * Folder of the storybook that the tests open. It has the planted stories, but no documentation.
 */
export const testedStorybook = inRoot('.cache', 'tested-storybook');

/** The stories listed in that storybook. */
export function readStoryIndex(): IndexedStory[] {
  const text = fs.readFileSync(`${testedStorybook}/index.json`, 'utf8');
  return Object.values(v.parse(indexFile, JSON.parse(text)).entries);
}
