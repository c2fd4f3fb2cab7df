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

/** Stories that are meant to fail (planted.stories.tsx). */
export const plantedTitle = 'Planted';

/**
 * Folder of the storybook that the tests open. It has the planted stories, but no documentation.
 */
export const testedStorybook = inRoot('.cache', 'tested-storybook');

/**
 * One story of each component: the one with the tag `richest`, which shows the most, or the first if none
 * has the tag.
 */
export function richestOfEach(stories: readonly IndexedStory[]): IndexedStory[] {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const ofTitle = stories.filter((story) => story.title === title);
    return ofTitle.find(({ tags }) => tags.includes('richest')) ?? ofTitle.slice(0, 1);
  });
}

/** The largest number of entries that a level of the tree may have. */
export const mostEntries = 20;

/** Each level of the tree that exceeds the maximum, such as `Office/Pages: 23`. */
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

/** The stories listed in that storybook. */
export function readStoryIndex(): IndexedStory[] {
  const text = fs.readFileSync(`${testedStorybook}/index.json`, 'utf8');
  return Object.values(v.parse(indexFile, JSON.parse(text)).entries);
}
