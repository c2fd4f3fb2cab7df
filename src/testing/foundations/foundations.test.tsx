import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { darkTheme } from '@/theme/darkTheme';
import { lightTheme } from '@/theme/lightTheme';
import * as tokens from '@/theme/tokens';
import { ThemeProvider } from '@mui/material/styles';
import { ColorSheet } from './ColorSheet';
import { computeContrastRatio } from '@/contract/accent';
import { MotionSheet } from './MotionSheet';
import { listColors, paletteColors, textPairs } from './pairs';
import { RadiusSheet } from './RadiusSheet';
import { SpaceSheet } from './SpaceSheet';
import { textStyles, TypeSheet } from './TypeSheet';
import { colorUses, durationUses, radiusUses, textUses } from './uses';

const themes = { dark: darkTheme, light: lightTheme };

function show(Sheet: ComponentType, theme = darkTheme) {
  render(
    <ThemeProvider theme={theme}>
      <Sheet />
    </ThemeProvider>,
  );
}

const shown: Record<keyof typeof tokens, [sheet: ComponentType, names: string[]]> = {
  colors: [ColorSheet, listColors(tokens.colors).map(({ name }) => name)],
  signalAccent: [ColorSheet, ['primary.main']],
  fonts: [TypeSheet, Object.keys(tokens.fonts)],
  spaceUnit: [SpaceSheet, ['spacing(1)']],
  layout: [SpaceSheet, Object.keys(tokens.layout)],
  breakpoints: [SpaceSheet, Object.keys(tokens.breakpoints)],
  radii: [RadiusSheet, Object.keys(tokens.radii)],
  shadow: [RadiusSheet, ['shadow']],
  durations: [MotionSheet, Object.keys(tokens.durations)],
  easing: [MotionSheet, ['easing']],
};

describe('the Foundations', () => {
  it('the Foundations cover every kind of token', () => {
    expect(Object.keys(shown).sort()).toEqual(Object.keys(tokens).sort());
  });

  it.each(Object.entries(shown))(
    'the Foundations show every token of kind %s',
    (_kind, [Sheet, names]) => {
      show(Sheet);
      for (const name of names) expect(screen.getAllByText(name)[0]).toBeInTheDocument();
    },
  );

  it('the Foundations show each text style', () => {
    show(TypeSheet);
    for (const name of textStyles) expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('the Foundations say what each color, text style, radius and duration is for', () => {
    const ofTheme = {
      colors: paletteColors(darkTheme.palette).map(({ name }) => name),
      texts: [...textStyles],
      radii: Object.keys(tokens.radii),
      durations: Object.keys(tokens.durations),
    };
    expect({
      colors: Object.keys(colorUses),
      texts: Object.keys(textUses),
      radii: Object.keys(radiusUses),
      durations: Object.keys(durationUses),
    }).toEqual(ofTheme);
  });

  it.each(Object.entries(themes))(
    'the Foundations show each color of the %s theme',
    (_name, theme) => {
      show(ColorSheet, theme);
      for (const { name } of paletteColors(theme.palette)) {
        expect(screen.getAllByText(name)[0]).toBeInTheDocument();
      }
    },
  );
});

describe('contrast', () => {
  it('contrast is computed as in WCAG, and only for colors in the form #RRGGBB', () => {
    expect(computeContrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(computeContrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(() => computeContrastRatio('white', '#000000')).toThrow('white is not #RRGGBB');
  });

  it.each(Object.entries(themes))(
    'the contrast of every text in the %s theme meets AA',
    (_name, { palette }) => {
      const weak = textPairs(palette).filter(
        ({ text, ground }) => computeContrastRatio(text.color, ground.color) < 4.5,
      );
      expect(weak).toEqual([]);
    },
  );

  it('the Foundations show the contrast of the error color on paper next to this pair of colors', () => {
    show(ColorSheet, lightTheme);
    const { error, background } = lightTheme.palette;
    const [onPaper] = screen.getAllByText('on background.paper');
    const figure = computeContrastRatio(error.main, background.paper).toFixed(1);
    expect(onPaper?.closest('li')).toHaveTextContent(figure);
  });
});
