import { descriptionParts } from './bulletLines';

describe('the description of a third reason', () => {
  it('is split at line breaks, with bullet lines as points of a list', () => {
    expect(descriptionParts('Your team:\n• One line\r\n• Two people\n\nAlways there.')).toEqual([
      { kind: 'text', text: 'Your team:' },
      { kind: 'list', points: ['One line', 'Two people'] },
      { kind: 'text', text: 'Always there.' },
    ]);
  });

  it('stays text without a bullet', () => {
    expect(descriptionParts('On every load.')).toEqual([{ kind: 'text', text: 'On every load.' }]);
  });

  it('is not split within a line, even if it has several bullets', () => {
    expect(descriptionParts('• pools • counts\n•\n· teams')).toEqual([
      { kind: 'list', points: ['pools • counts', 'teams'] },
    ]);
  });

  it('has no parts if it is empty', () => {
    expect(descriptionParts('')).toEqual([]);
  });
});
