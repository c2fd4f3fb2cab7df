import { fonts } from '../../app/theme/tokens';
import { useTheme } from '../../components/theme/styled';
import type { CSSObject } from '../../components/theme/styled';
import { Rows, Sheet, Token } from './Sheet';

const sample = 'Freight that keeps its word, 418,220 miles';

function describe({ fontSize, fontWeight, lineHeight, letterSpacing }: CSSObject): string {
  const spacing = letterSpacing ? `, spaced ${String(letterSpacing)}` : '';
  return `${String(fontSize)}, ${String(fontWeight)}, line ${String(lineHeight)}${spacing}`;
}

/** Both faces and every text style of the theme. */
export function TypeSheet() {
  const { fontFamily, ...styles } = useTheme().typography;
  return (
    <Sheet>
      <h1>Type</h1>
      <section>
        <h2>Faces</h2>
        <Rows>
          {Object.entries(fonts).map(([name, family]) => (
            <li key={name}>
              <Token name={name} value={family} />
              <p style={{ fontFamily: family, fontSize: '2rem', fontWeight: 600 }}>{sample}</p>
            </li>
          ))}
        </Rows>
      </section>
      <section>
        <h2>Styles</h2>
        <Rows>
          {Object.entries(styles).map(([name, style]) => (
            <li key={name}>
              <Token name={name} value={describe(style)} />
              <p style={style}>{sample}</p>
            </li>
          ))}
        </Rows>
      </section>
    </Sheet>
  );
}
