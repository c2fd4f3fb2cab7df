import { isShown, runsOf } from './scripts';

describe('the fonts of an audit package', () => {
  it.each([
    ['Latin, Greek, Cyrillic, Arabic and Hebrew', 'José Łukasz Αθήνα Иванов مرحبا שלום ✓'],
    ['Punjabi', 'ਬ੍ਰੇਕ ਢਿੱਲੇ ਹਨ'],
    ['Hindi', 'ब्रेक ढीले हैं'],
    ['emoji', 'Horn 🚚 👍🏽 ⚠️'],
  ])('they show %s', (_script, text) => {
    expect(isShown(text)).toBe(true);
  });

  it('a text in several scripts is split by the font that shows each part, and stays whole', () => {
    const text = 'Brakes: ਬ੍ਰੇਕ 🚚';
    const runs = runsOf(text, 'bold');
    expect(runs.map(({ font }) => font)).toEqual(['bold', 'gurmukhi', 'bold', 'emoji']);
    expect(runs.map((run) => run.text).join('')).toBe(text);
  });

  it('they do not show Chinese, so that the PDF has to say so', () => {
    expect(isShown('Brakes 刹车')).toBe(false);
    expect(runsOf('刹车', 'regular')).toEqual([{ font: 'regular', text: '刹车' }]);
  });
});
