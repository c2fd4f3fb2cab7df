import { crowdedLevels, mostEntries, richestOfEach, type IndexedStory } from './storyIndex';

const story = (title: string, name: string, ...tags: string[]): IndexedStory => ({
  id: `${title}--${name}`,
  type: 'story',
  title,
  name,
  tags,
});

test("richestOfEach returns each component's story with the tag richest, or its first story if none has that tag", () => {
  const chosen = richestOfEach([
    story('Card', 'Empty', 'test'),
    story('Chip', 'Plain'),
    story('Card', 'Full', 'test', 'richest'),
    story('Chip', 'Colored'),
  ]);
  expect(chosen.map(({ id }) => id)).toEqual(['Card--Full', 'Chip--Plain']);
});

test('crowdedLevels finds a level of the story tree with more entries than the maximum', () => {
  const components = Array.from({ length: mostEntries + 1 }, (_, at) =>
    story(`Site/${at}`, 'Default'),
  );
  expect(crowdedLevels(components)).toEqual([`Site: ${mostEntries + 1}`]);
  expect(crowdedLevels(components.slice(1))).toEqual([]);
});
