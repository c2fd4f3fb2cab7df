import type { NavigateFunction } from 'react-router';
import { routes } from '@/contract/routes';

/** The Navigation API, which some browsers do not have, tells whether there is an entry to go back to. */
interface HistoryWithDirection {
  navigation?: { canGoBack?: boolean };
}

function canGoBack({ navigation }: HistoryWithDirection): boolean {
  return navigation?.canGoBack ?? window.history.length > 1;
}

/** Goes one step back in history, or to the home page if there is none. */
export function goBack(navigate: NavigateFunction): void {
  void (canGoBack(window) ? navigate(-1) : navigate(routes.home, { replace: true }));
}
