import fs from 'node:fs';
import { plant } from '../layers/plantedTree';
import { checkCompleteness } from './completeness';
import type { Completeness, Rules } from './completeness';

const card = `
  type State = { status: 'loading' } | { status: 'full'; text: string };
  interface CardProps { state: State; look?: 'plain' | 'loud'; field: 'one' | 'other'; title: string }
  /** A card. */
  export function Card(props: CardProps) { return <p>{props.title}</p>; }
  export const words = { title: 'A card' };
`;

const stories = `
  import { Card } from './Card';
  export default { title: 'Components/Card', component: Card };
  export const Loading = { args: { state: { status: 'loading' as const }, look: 'plain' as const } };
  export const Full = { render: () => <Card state={{ status: 'full', text: 'Here' }} look="loud" title="A" field="one" /> };
`;

const rules: Rules = {
  exceptions: {},
  names: { 'Card.field': 'Which of two fields.' },
  states: {},
};

const tree = {
  'src/components/Card/Card.tsx': card,
  'src/components/Card/Card.stories.tsx': stories,
};

function check(files: Readonly<Record<string, string>>, own: Partial<Rules> = {}): Completeness {
  const planted = plant({ ...tree, ...files });
  try {
    return checkCompleteness(planted, { ...rules, ...own });
  } finally {
    fs.rmSync(planted, { recursive: true });
  }
}

const file = 'src/components/Card/Card.tsx';

describe('the completeness of the storybook', () => {
  it('passes if each component and each variant has a story', () => {
    expect(check({})).toEqual({ components: 1, stories: 2, variants: 4, missing: [] });
  });

  it('reports a component without a story', () => {
    const withoutStory = {
      'src/pages/Lonely.tsx': '/** Lonely. */ export const Lonely = () => null;',
    };
    expect(check(withoutStory).missing).toEqual(['src/pages/Lonely.tsx: Lonely has no story']);
    expect(check(withoutStory, { exceptions: { Lonely: 'Shows nothing.' } }).missing).toEqual([]);
  });

  it('reports a variant that no story shows', () => {
    const without = (text: string) => ({
      'src/components/Card/Card.stories.tsx': stories.replace(text, ''),
    });
    expect(check(without('look="loud"')).missing).toEqual([
      `${file}: Card has no story in which look is 'loud'`,
    ]);
    expect(check(without(`status: 'loading' as const`)).missing).toEqual([
      `${file}: Card has no story in which state is 'loading'`,
    ]);
  });

  it('counts a story over all members of a union for each of them', () => {
    const all = stories.replace(
      'look="loud"',
      `look={(['plain', 'loud'] as const).find(() => true) ?? 'plain'}`,
    );
    expect(check({ 'src/components/Card/Card.stories.tsx': all }).missing).toEqual([]);
  });

  it('reports missing query states of a component with server data', () => {
    const asking = card
      .replace('<p>', '<QueryState emptyText="None">')
      .replace('</p>', '</QueryState>');
    expect(check({ [file]: asking }).missing).toEqual([
      `${file}: Card has no story Failed`,
      `${file}: Card has no story Empty`,
    ]);
  });

  it('reports state from the store or a hook that is not listed', () => {
    const stateful = `${card}
      const useAppSelector = (select: () => 'open' | 'closed') => select();
      /** A menu. */
      export function Menu() { return <p>{useAppSelector(() => 'open')}</p>; }`;
    const shown = `${stories} import { Menu } from './Card'; export const Open = { render: () => <Menu /> };`;
    const files = { [file]: stateful, 'src/components/Card/Card.stories.tsx': shown };
    expect(check(files).missing).toContain(
      `${file}: Menu has a state that tools/stories/states.ts does not list`,
    );
    const states = { Card: { open: 'Full', closed: 'Nowhere' }, Menu: {} };
    expect(check(files, { states }).missing).toEqual([
      `${file}: Card has no story Nowhere, which shows it 'closed'`,
    ]);
  });

  it('reports a component without a doc comment', () => {
    expect(check({ [file]: card.replace('/** A card. */', '') }).missing).toEqual([
      `${file}: Card has no doc comment, which its docs page is made of`,
    ]);
  });

  it('rejects a list that names what no longer exists', () => {
    const own = {
      exceptions: { Gone: 'It was here.' },
      names: { ...rules.names, 'Card.gone': '' },
    };
    expect(check({}, own).missing).toEqual([
      'tools/stories: Gone, which is listed there, is not in the product',
      'tools/stories: Card.gone, which is listed there, is not in the product',
    ]);
  });
});
