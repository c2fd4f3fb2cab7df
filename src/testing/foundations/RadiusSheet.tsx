import { radii, shadow } from '@/theme/tokens';
import { styled } from '@mui/material/styles';
import { Sheet, Tiles, Token } from './Sheet';
import { radiusUses } from './uses';

const Plate = styled('div')(({ theme }) => ({
  height: 96,
  marginBottom: theme.spacing(1.5),
  background: theme.palette.background.paper,
  border: `2px solid ${theme.palette.surface.edge}`,
}));

export function RadiusSheet() {
  return (
    <Sheet>
      <h1>Radius and shadow</h1>
      <section>
        <h2>Radii</h2>
        <Tiles>
          {Object.entries(radii).map(([name, px]) => (
            <li key={name}>
              <Plate style={{ borderRadius: px }} />
              <Token name={name} value={`${px} px`} use={radiusUses[name]} />
            </li>
          ))}
        </Tiles>
      </section>
      <section>
        <h2>Shadow</h2>
        <Tiles>
          <li>
            <Plate style={{ borderRadius: radii.medium, boxShadow: shadow }} />
            <Token name="shadow" value={shadow} use="What lies over the page" />
          </li>
        </Tiles>
      </section>
    </Sheet>
  );
}
