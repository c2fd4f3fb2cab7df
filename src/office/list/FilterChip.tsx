import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';

interface FilterChipProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

export function FilterChip({ label, isOn, onPress }: FilterChipProps) {
  return (
    <Chip
      label={label}
      variant={isOn ? 'filled' : 'outlined'}
      {...(isOn && {
        color: 'info',
        'aria-label': `Remove filter: ${label}`,
        icon: <CloseIcon />,
      })}
      onClick={onPress}
      sx={{ minHeight: { xs: 48, md: 32 }, px: { xs: 1, md: 0.5 } }}
    />
  );
}
