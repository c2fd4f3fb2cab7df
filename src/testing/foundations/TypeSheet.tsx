import { useTheme, type CSSObject } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { fonts } from '@/theme/tokens';
import { Rows, Sheet, Token } from './Sheet';
import { textUses } from './uses';

export const textStyles = [
  'h1',
  'h2',
  'h3',
  'lead',
  'body1',
  'body2',
  'caption',
  'button',
  'overline',
] as const;

const sample = 'Freight that keeps its word, 418,220 miles';

function describe({ fontSize, fontWeight, lineHeight, letterSpacing }: CSSObject): string {
  const spacing = letterSpacing ? `, spaced ${String(letterSpacing)}` : '';
  return `${String(fontSize)}, ${String(fontWeight)}, line ${String(lineHeight)}${spacing}`;
}

export function TypeSheet() {
  const { typography } = useTheme();
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
          {textStyles.map((name) => (
            <li key={name}>
              <Token name={name} value={describe({ ...typography[name] })} use={textUses[name]} />
              <Typography variant={name} component="p">
                {sample}
              </Typography>
            </li>
          ))}
        </Rows>
      </section>
    </Sheet>
  );
}
