/**
 * Opens the stories of the built index: one per component with `npm test`, and all with `npm test -- --all`. Each story
 * must render, play, pass axe, and log nothing unexpected to the console.
 */
import fs from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { Storybook } from './Storybook';
import { crowdedLevels, plantedTitle, readStoryIndex, richestOfEach } from './storyIndex';
import { inRoot } from '../machine/paths';
import { leavesOut } from '../test/onlyAll';

const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(await Storybook.open(page, String(process.env.STORYBOOK_URL)));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const stories = readStoryIndex().filter(({ type }) => type === 'story');

const ofProduct = stories.filter((story) => story.title !== plantedTitle);

for (const { id, title, name } of leavesOut ? richestOfEach(ofProduct) : ofProduct) {
  test(`${title} / ${name}`, async ({ storybook }) => {
    expect(await storybook.findStoryProblems(id)).toEqual([]);
  });
}

test('no level of the story tree has more entries than the maximum', () => {
  expect(crowdedLevels(readStoryIndex())).toEqual([]);
});

test('each link from a documentation page to a story leads to a story', () => {
  const folder = inRoot('.storybook', 'pages');
  const links = fs.readdirSync(folder).flatMap((file) => {
    const text = fs.readFileSync(`${folder}/${file}`, 'utf8');
    return [...text.matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id]) => id);
  });
  expect(links.length).toBeGreaterThan(0);
  const ids = new Set(stories.map(({ id }) => id));
  expect(links.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});

const faults: Readonly<Record<string, RegExp>> = {
  'Breaks While Rendering': /^storyThrewException: This component is broken/,
  'Fails Its Play Function': /^playFunctionThrewException: .*Save/,
  'Logs An Error': /^console: Something went wrong/,
  'Logs A Warning': /^console: Something is odd/,
  'Violates Axe': /^axe, image-alt: /,
  'Fails A Call Unannounced': /^undeclared network line: 500 \/api\/planted\/$/,
  'Announces A Failure That Does Not Come':
    /^declared network line did not come: 500 \/api\/about\/$/,
  'Wraps A Label On Mobile': /^label of \d lines on a phone: Mark every item/,
  'Cuts A Label On Mobile': /^label cut off on a phone: Mark every item/,
  'Names A Button Invisibly': /^a button's name begins with an invisible character/,
  'Makes A Call Without Handler':
    /^console: \[MSW\] Error: intercepted a request without a matching request handler/,
};

test.describe('the check of the stories fails a story that', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(name, async ({ storybook }) => {
      const planted = stories.find((story) => story.title === plantedTitle && story.name === name);
      const problems = await storybook.findStoryProblems(String(planted?.id));
      expect(problems.join('\n')).toMatch(new RegExp(fault, 'm'));
    });
  }
});

test('a story that declares its failed call passes', async ({ storybook }) => {
  const id = `${plantedTitle.toLowerCase()}--fails-a-call-as-announced`;
  expect(await storybook.findStoryProblems(id)).toEqual([]);
});

test('a story with a pending call leaves no call for the next story', async ({ storybook }) => {
  const id = `${plantedTitle.toLowerCase()}--leaves-a-call-pending`;
  const called = storybook.page.waitForRequest(/planted/);
  expect(await storybook.findStoryProblems(id)).toEqual([]);
  await called;
  const left = () => [...storybook.pending].filter((request) => /planted/.test(request.url()));
  await expect.poll(left).toEqual([]);
});
