import { Children, isValidElement, useState } from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useStore } from 'react-admin';
import { InPageHeader } from '../layout/InPageHeader';
import { densities, useDensity } from './density';

const densityLabels = { compact: 'Compact rows', comfortable: 'Comfortable rows' } as const;

function DensityItems() {
  const [density, store] = useDensity();
  return densities.map((one) => (
    <MenuItem
      key={one}
      role="menuitemradio"
      aria-checked={one === density}
      onClick={() => store(one)}
    >
      <ListItemIcon>
        {one === density ? (
          <RadioButtonCheckedIcon color="primary" />
        ) : (
          <RadioButtonUncheckedIcon />
        )}
      </ListItemIcon>
      {densityLabels[one]}
    </MenuItem>
  ));
}

interface ColumnProps {
  source?: string;
  label?: React.ReactNode;
}

/** Lists the columns by the names under which react-admin stores hidden ones. */
const listColumns = (columns: React.ReactNode) =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label } = column.props;
    return typeof label === 'string' ? [{ name: source ?? label, label }] : [];
  });

/**
 * The 'Columns' button, which hides columns and sets the density of the rows. It replaces react-admin's ColumnsButton,
 * whose menu has no roles for screen readers.
 */
export function ColumnChoice({ columns }: { columns: React.ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const key = `${useResourceContext() ?? ''}.datatable`;
  const [hidden, setHidden] = useStore<string[]>(key, []);
  // An order of columns that an earlier release stored with react-admin's ColumnsButton.
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
        {listColumns(columns).map(({ name, label }) => {
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
        <Divider />
        <DensityItems />
      </Menu>
    </InPageHeader>
  );
}
