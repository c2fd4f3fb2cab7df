import { useState } from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';

/** An entry of a row's menu: a page of the office, a URL such as a phone number, or an action. */
export type RowAction = { label: string } & (
  { to: string } | { href: string } | { onSelect: () => void }
);

function propsOf(action: RowAction) {
  if ('to' in action) return { component: Link, to: action.to };
  return 'href' in action ? { component: 'a', href: action.href } : {};
}

interface RowMenuProps {
  /** The row's name for the button's label, such as 'Truck T-7'. */
  name: string;
  actions: readonly RowAction[];
}

/** A row's menu; renders nothing without actions. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    // A press here must not open the row.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <IconButton
        aria-label={`Actions of ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            {...propsOf(action)}
            onClick={() => {
              setAnchor(null);
              if ('onSelect' in action) action.onSelect();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
