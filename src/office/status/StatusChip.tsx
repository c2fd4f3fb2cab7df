import type { ComponentType } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** The look of a status. The label and icon convey it without color. */
export interface Status {
  label: string;
  tone: 'default' | 'info' | 'success' | 'warning' | 'error';
  icon: ComponentType<SvgIconProps>;
}

export function StatusChip({ label, tone, icon: Icon }: Status) {
  return <Chip size="small" color={tone} icon={<Icon />} label={label} />;
}

export function StatusChips({ statuses }: { statuses: readonly Status[] }) {
  if (statuses.length === 0) return null;
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {statuses.map((status) => (
        <StatusChip key={status.label} {...status} />
      ))}
    </Stack>
  );
}
