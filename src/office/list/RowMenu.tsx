import { useState } from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, useNavigate } from 'react-router';
import { itemOfLetter, useRowKeys } from './rowKeys';

export type RowAction = {
  label: string;
  /** The capital letter of the entry's key, which works while the focus is in the row or the menu. */
  letter?: string;
} & ({ to: string } | { href: string } | { onSelect: () => void });

function getLinkProps(action: RowAction) {
  if ('to' in action) return { component: Link, to: action.to };
  return 'href' in action ? { component: 'a', href: action.href } : {};
}

function useRun(): (action: RowAction) => void {
  const navigate = useNavigate();
  return (action) => {
    if ('to' in action) void navigate(action.to);
    else if ('href' in action) window.location.assign(action.href);
    else action.onSelect();
  };
}

interface RowMenuProps {
  /** The row's name in the button's label, such as 'Truck T-7'. */
  name: string;
  actions: readonly RowAction[];
}

/** A row's menu. The letters of its entries also work as keys. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const run = useRun();
  function runByLetter(event: KeyboardEvent | React.KeyboardEvent) {
    const action = itemOfLetter(actions, event);
    if (!action) return;
    event.preventDefault();
    setAnchor(null);
    run(action);
  }
  useRowKeys(place, runByLetter);
  if (actions.length === 0) return null;
  return (
    // Keeps a press on the menu from opening the row.
    <span role="presentation" ref={setPlace} onClick={(event) => event.stopPropagation()}>
      <IconButton
        aria-label={`Actions of ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onKeyDown={runByLetter}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            {...getLinkProps(action)}
            {...(action.letter !== undefined && { 'aria-keyshortcuts': action.letter })}
            onClick={() => {
              setAnchor(null);
              if ('onSelect' in action) action.onSelect();
            }}
          >
            {action.label}
            {action.letter === undefined ? null : (
              <Box
                component="kbd"
                aria-hidden
                sx={{ ml: 'auto', pl: 3, font: 'inherit', color: 'text.secondary' }}
              >
                {action.letter}
              </Box>
            )}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
