import { useNavigate } from 'react-router';
import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { routes } from '@/contract/routes';
import { dialogRequested } from '@/events/dialogs';
import { useAppDispatch } from '../../hooks';
import { useSignOutQuestion } from './useSignOutQuestion';

interface AccountAction {
  text: string;
  Icon: typeof SvgIcon;
  act: () => void;
}

export function useAccountActions(): AccountAction[] {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const askToSignOut = useSignOutQuestion();
  return [
    {
      text: 'Vehicle Report',
      Icon: FactCheckOutlinedIcon,
      act: () => void navigate(routes.vehicleReport),
    },
    {
      text: 'Change Username',
      Icon: PersonOutlinedIcon,
      act: () => dispatch(dialogRequested({ kind: 'changeUsername' })),
    },
    {
      text: 'Change Password',
      Icon: KeyOutlinedIcon,
      act: () => dispatch(dialogRequested({ kind: 'changePassword' })),
    },
    {
      text: 'Logout',
      Icon: LogoutIcon,
      act: () => void askToSignOut(),
    },
  ];
}
