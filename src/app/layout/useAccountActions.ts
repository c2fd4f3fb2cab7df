import { useLocation, useNavigate } from 'react-router';
import type { IconName } from '../../components/Icon/paths';
import { routes } from '../../contract/routes';
import { dialogRequested } from '../../events/dialogs';
import { loggedOut } from '../../events/session';
import { useAppDispatch } from '../hooks';

interface AccountAction {
  text: string;
  icon: IconName;
  act: () => void;
}

/** What a signed-in driver finds in both menus (specification 2, Header). */
export function useAccountActions(): AccountAction[] {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return [
    {
      text: 'Vehicle Report',
      icon: 'clipboard',
      act: () => void navigate(routes.vehicleReport),
    },
    {
      text: 'Change Username',
      icon: 'user',
      act: () => dispatch(dialogRequested({ kind: 'changeUsername' })),
    },
    {
      text: 'Change Password',
      icon: 'key',
      act: () => dispatch(dialogRequested({ kind: 'changePassword' })),
    },
    {
      text: 'Logout',
      icon: 'logout',
      act: () => {
        dispatch(loggedOut());
        // The report's guard goes to /login as well: one step of history is enough.
        void navigate(routes.login, { replace: pathname === routes.vehicleReport });
      },
    },
  ];
}
