import { Children, isValidElement, useState } from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useStore } from 'react-admin';
import { InPageHeader } from '../layout/InPageHeader';

interface ColumnProps {
  source?: string;
  label?: React.ReactNode;
}

/** The names under which react-admin stores hidden columns, and their labels. */
const namesOf = (columns: React.ReactNode) =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label } = column.props;
    return typeof label === 'string' ? [{ name: source ?? label, label }] : [];
  });

/**
 * 'Columns' in the list's toolbar: shows and hides the table's columns. react-admin's ColumnsButton
 * has the same effect, but its menu has no roles that a screen reader understands.
 */
export function ColumnChoice({ columns }: { columns: React.ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const key = `${useResourceContext() ?? ''}.datatable`;
  const [hidden, setHidden] = useStore<string[]>(key, []);
  // Stored by react-admin's ColumnsButton, which earlier releases had.
  const [, setOrder] = useStore<number[] | undefined>(`${key}_columnRanks`);
  return (
    <InPageHeader slot="columns">
      <Button
        variant="outlined"
        startIcon={<ViewWeekIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {namesOf(columns).map(({ name, label }) => {
          const isShown = !hidden.includes(name);
          return (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() =>
                setHidden(isShown ? [...hidden, name] : hidden.filter((one) => one !== name))
              }
            >
              <ListItemIcon>
                {isShown ? <CheckBoxIcon color="primary" /> : <CheckBoxOutlineBlankIcon />}
              </ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem
          onClick={() => {
            setHidden([]);
            setOrder(undefined);
          }}
        >
          Reset
        </MenuItem>
      </Menu>
    </InPageHeader>
  );
}
