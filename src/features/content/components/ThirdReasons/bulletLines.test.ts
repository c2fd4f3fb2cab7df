import { descriptionParts } from './bulletLines';

describe('the description of a third reason', () => {
  it('the description of a third reason is split at line breaks, and bullet lines become list items', () => {
    expect(descriptionParts('Your team:\n• One line\r\n• Two people\n\nAlways there.')).toEqual([
      { kind: 'text', text: 'Your team:' },
      { kind: 'list', points: ['One line', 'Two people'] },
      { kind: 'text', text: 'Always there.' },
    ]);
  });

  it('the description of a third reason without bullets remains text', () => {
    expect(descriptionParts('On every load.')).toEqual([{ kind: 'text', text: 'On every load.' }]);
  });

  it('the description of a third reason is not split within a line, even if it has several bullets', () => {
    expect(descriptionParts('• pools • counts\n•\n· teams')).toEqual([
      { kind: 'list', points: ['pools • counts', 'teams'] },
    ]);
  });

  it('an empty description of a third reason yields no parts', () => {
    expect(descriptionParts('')).toEqual([]);
  });
});
