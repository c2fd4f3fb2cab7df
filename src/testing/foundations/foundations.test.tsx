import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { daylightTheme, nightTheme } from '../../app/theme/theme';
import * as tokens from '../../app/theme/tokens';
import { iconNames } from '../../components/Icon/paths';
import { ThemeProvider } from '../../components/theme/styled';
import { ColourSheet } from './ColourSheet';
import { contrast } from './contrast';
import { IconSheet } from './IconSheet';
import { MotionSheet } from './MotionSheet';
import { coloursOf, textPairs } from './pairs';
import { RadiusSheet } from './RadiusSheet';
import { SpaceSheet } from './SpaceSheet';
import { TypeSheet } from './TypeSheet';

const themes = { night: nightTheme, daylight: daylightTheme };

function show(Sheet: ComponentType, theme = nightTheme) {
  render(
    <ThemeProvider theme={theme}>
      <Sheet />
    </ThemeProvider>,
  );
}

/** The tokens that a sheet shows by name. */
const shown: Record<keyof typeof tokens, [sheet: ComponentType, names: string[]]> = {
  colours: [ColourSheet, coloursOf(tokens.colours).map(({ name }) => name)],
  fonts: [TypeSheet, Object.keys(tokens.fonts)],
  spaceUnit: [SpaceSheet, ['spacing(1)']],
  layout: [SpaceSheet, Object.keys(tokens.layout)],
  breakpoints: [SpaceSheet, Object.keys(tokens.breakpoints)],
  radii: [RadiusSheet, Object.keys(tokens.radii)],
  shadow: [RadiusSheet, ['shadow']],
  durations: [MotionSheet, Object.keys(tokens.durations)],
  easing: [MotionSheet, ['easing']],
};

describe('the Foundations show each token', () => {
  it('of every kind that there is', () => {
    expect(Object.keys(shown).sort()).toEqual(Object.keys(tokens).sort());
  });

  it.each(Object.entries(shown))('%s', (_kind, [Sheet, names]) => {
    show(Sheet);
    for (const name of names) expect(screen.getAllByText(name)[0]).toBeInTheDocument();
  });

  it('and each text style, each icon', () => {
    show(TypeSheet);
    const { fontFamily: _family, ...styles } = nightTheme.typography;
    for (const name of Object.keys(styles)) expect(screen.getByText(name)).toBeInTheDocument();
    show(IconSheet);
    for (const name of iconNames) expect(screen.getByText(name)).toBeInTheDocument();
  });

  it.each(Object.entries(themes))('and each colour of the %s theme', (_name, theme) => {
    show(ColourSheet, theme);
    for (const { name } of coloursOf(theme.palette)) {
      expect(screen.getAllByText(name)[0]).toBeInTheDocument();
    }
  });
});

describe('contrast', () => {
  it('is reckoned as WCAG does', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(() => contrast('white', '#000000')).toThrow('white is no #RRGGBB');
  });

  it.each(Object.entries(themes))('of every text of the %s theme is AA', (_name, { palette }) => {
    const weak = textPairs(palette).filter(
      ({ text, ground }) => contrast(text.colour, ground.colour) < 4.5,
    );
    expect(weak).toEqual([]);
  });

  it('stands beside each pair', () => {
    show(ColourSheet, daylightTheme);
    const { error, background } = daylightTheme.palette;
    const [onPaper] = screen.getAllByText('on background.paper');
    const figure = contrast(error.main, background.paper).toFixed(1);
    expect(onPaper?.closest('li')).toHaveTextContent(figure);
  });
});
