import { descriptionParts } from './bulletLines';

describe('a third reason', () => {
  it('is split at line breaks, bullet lines into the points of a list', () => {
    expect(descriptionParts('Your team:\n• One line\r\n• Two people\n\nAlways there.')).toEqual([
      { kind: 'text', text: 'Your team:' },
      { kind: 'list', points: ['One line', 'Two people'] },
      { kind: 'text', text: 'Always there.' },
    ]);
  });

  it('without a bullet stays words', () => {
    expect(descriptionParts('On every load.')).toEqual([{ kind: 'text', text: 'On every load.' }]);
  });

  it('takes several bullets in one line as several points', () => {
    expect(descriptionParts('We offer • pools • counts')).toEqual([
      { kind: 'text', text: 'We offer' },
      { kind: 'list', points: ['pools', 'counts'] },
    ]);
  });

  it('has nothing to say when it is empty', () => {
    expect(descriptionParts('')).toEqual([]);
  });
});
