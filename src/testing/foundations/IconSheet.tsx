import { Icon } from '../../components/Icon/Icon';
import { iconNames } from '../../components/Icon/paths';
import { Sheet, Tiles, Token } from './Sheet';

/** Every icon of the house, in the sizes that we use. */
export function IconSheet() {
  return (
    <Sheet>
      <h1>Icons</h1>
      <Tiles>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={40} /> <Icon name={name} size={24} />{' '}
            <Icon name={name} size={18} />
            <Token name={name} value="" />
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}
