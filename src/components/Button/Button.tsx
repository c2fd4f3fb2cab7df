import { styled } from '../theme/styled';
import { Link } from 'react-router';
import { buttonStyles } from './buttonStyles';
import type { ButtonLook } from './buttonStyles';

interface Look {
  look?: ButtonLook;
}

const own = { shouldForwardProp: (prop: PropertyKey) => prop !== 'look' };

const Pressed = styled('button', own)<Look>(({ theme, look }) => buttonStyles(theme, look));

/** A native button in the house's look. It submits nothing unless `type="submit"` is said. */
export function Button({ type = 'button', ...props }: React.ComponentProps<typeof Pressed>) {
  return <Pressed type={type} {...props} />;
}

/** A link within the site that looks like a button. */
export const ButtonLink = styled(Link, own)<Look>(({ theme, look }) => buttonStyles(theme, look));

/** A square button for an icon alone; give it an `aria-label`. */
export const IconButton = styled('button')(({ theme }) => ({
  ...buttonStyles(theme, 'quiet'),
  width: theme.house.layout.target,
  padding: 0,
  flex: 'none',
}));
