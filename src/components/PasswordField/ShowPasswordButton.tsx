import VisibilityOffOutlinedIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

interface ShowPasswordButtonProps extends Pick<IconButtonProps, 'aria-controls'> {
  isShown: boolean;
  onToggle: () => void;
}

export function ShowPasswordButton({ isShown, onToggle, ...props }: ShowPasswordButtonProps) {
  return (
    <IconButton
      {...props}
      aria-label={isShown ? 'Hide password' : 'Show password'}
      onClick={onToggle}
    >
      {isShown ? <VisibilityOffOutlinedIcon /> : <VisibilityOutlinedIcon />}
    </IconButton>
  );
}
