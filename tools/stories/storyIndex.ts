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
      tags: v.array(v.string()),
    }),
  ),
});

export type IndexedStory = v.InferOutput<typeof indexFile>['entries'][string];

/** The title of the stories in planted.stories.tsx. */
export const plantedTitle = 'Planted';

export const testedStorybook = inRoot('.cache', 'tested-storybook');

/**
 * Returns one story per component: the story with the tag `richest`, which shows the most, or the first story without
 * that tag.
 */
export function richestOfEach(stories: readonly IndexedStory[]): IndexedStory[] {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const ofTitle = stories.filter((story) => story.title === title);
    return ofTitle.find(({ tags }) => tags.includes('richest')) ?? ofTitle.slice(0, 1);
  });
}

export const mostEntries = 20;

/** Lists the levels of the tree with more entries than the maximum, such as `Office/Pages: 23`. */
export function crowdedLevels(stories: readonly IndexedStory[]): string[] {
  const levels = new Map<string, Set<string>>();
  for (const { title } of stories) {
    const parts = title.split('/');
    for (const [depth, part] of parts.entries()) {
      const level = parts.slice(0, depth).join('/');
      levels.set(level, (levels.get(level) ?? new Set()).add(part));
    }
  }
  return [...levels]
    .filter(([, entries]) => entries.size > mostEntries)
    .map(([level, entries]) => `${level}: ${entries.size}`);
}

export function readStoryIndex(): IndexedStory[] {
  const text = fs.readFileSync(`${testedStorybook}/index.json`, 'utf8');
  return Object.values(v.parse(indexFile, JSON.parse(text)).entries);
}
