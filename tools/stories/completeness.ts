import path from 'node:path';
import ts from 'typescript';
import { filesUnder } from '../files';
import { findComponents } from './components';
import type { Component, VariantProp } from './components';
import { findStoryFiles } from './storyFiles';
import type { StoryFile } from './storyFiles';

/** Story names by the variants of a state that no prop shows. */
type StateStories = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Rules {
  /** Components that cannot be shown on their own, with the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
  /** Props that name a thing and do not change the look, as `Component.prop`, with the reason. */
  readonly names: Readonly<Record<string, string>>;
  /** By component. */
  readonly states: StateStories;
}

export interface Completeness {
  readonly components: number;
  readonly stories: number;
  readonly variants: number;
  /** Descriptions of what is missing; empty if the storybook is complete. */
  readonly missing: readonly string[];
}

function readProgram(tree: string): ts.Program {
  const files = filesUnder(path.join(tree, 'src')).filter((file) => /\.d\.ts$|\.tsx$/.test(file));
  return ts.createProgram(files, {
    paths: { '@/*': [`${tree}/src/*`] },
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  });
}

function missingProps({ name, props }: Component, files: readonly StoryFile[]): string[] {
  const isShown = ({ prop, discriminant }: VariantProp, variant: string) =>
    files.some(({ given }) => given.get(discriminant ?? prop)?.has(variant));
  return props.flatMap((prop) =>
    prop.names
      .filter((variant) => !isShown(prop, variant))
      .map((variant) => `${name} has no story in which ${prop.prop} is '${variant}'`),
  );
}

function missingStates(
  { name, holdsState }: Component,
  stories: readonly string[],
  states: StateStories,
): string[] {
  const listed = states[name];
  if (!listed) {
    return holdsState ? [`${name} has a state that tools/stories/states.ts does not list`] : [];
  }
  return Object.entries(listed)
    .filter(([, story]) => !stories.includes(story))
    .map(([variant, story]) => `${name} has no story ${story}, which shows it '${variant}'`);
}

function missingOf(component: Component, files: readonly StoryFile[], rules: Rules): string[] {
  const { name, symbol, isDocumented, queryStates } = component;
  const own = files.filter(({ subject }) => subject === symbol);
  const shown = files.filter((file) => file.shown.has(symbol) && file.stories.length > 0);
  if (shown.length === 0) return [`${name} has no story`];
  const stories = own.flatMap((file) => file.stories);
  return [
    ...(isDocumented ? [] : [`${name} has no doc comment, which its docs page is made of`]),
    ...missingProps(component, shown),
    ...queryStates
      .filter((state) => own.length > 0 && !stories.includes(state))
      .map((state) => `${name} has no story ${state}`),
    ...missingStates(component, stories, rules.states),
  ];
}

/** The component without the props that only name things. */
function withoutNames(component: Component, names: Rules['names']): Component {
  const props = component.props.filter(
    ({ prop }) => !Object.hasOwn(names, `${component.name}.${prop}`),
  );
  return { ...component, props };
}

/** Entries of the lists that the tree no longer has. */
function staleOf(all: readonly Component[], { exceptions, names, states }: Rules): string[] {
  const components = new Set(all.map(({ name }) => name));
  const props = new Set(
    all.flatMap(({ name, props: own }) => own.map(({ prop }) => `${name}.${prop}`)),
  );
  const listed = [...Object.keys(exceptions), ...Object.keys(states)];
  return [
    ...listed.filter((name) => !components.has(name)),
    ...Object.keys(names).filter((name) => !props.has(name)),
  ].map((name) => `tools/stories: ${name}, which is listed there, is not in the product`);
}

/** Compares the components of a tree with its stories. */
export function checkCompleteness(tree: string, rules: Rules): Completeness {
  const program = readProgram(tree);
  const all = findComponents(program, tree);
  const files = findStoryFiles(program, tree);
  const components = all
    .filter(({ name }) => !Object.hasOwn(rules.exceptions, name))
    .map((component) => withoutNames(component, rules.names));
  const gaps = components.flatMap((component) =>
    missingOf(component, files, rules).map((what) => `${component.file}: ${what}`),
  );
  return {
    components: components.length,
    stories: files.flatMap(({ stories }) => stories).length,
    variants: components.flatMap(({ name, props, queryStates }) => [
      ...props.flatMap((prop) => prop.names),
      ...queryStates,
      ...Object.keys(rules.states[name] ?? {}),
    ]).length,
    missing: [...gaps, ...staleOf(all, rules)],
  };
}
