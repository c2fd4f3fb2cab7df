import type { NavigateFunction } from 'react-router';
import { routes } from '@/contract/routes';

/** The Navigation API, where the browser has it: it knows whether there is something to go back to. */
interface HistoryWithDirection {
  navigation?: { canGoBack?: boolean };
}

function canGoBack({ navigation }: HistoryWithDirection): boolean {
  return navigation?.canGoBack ?? window.history.length > 1;
}

/** One step back in history, or home when there is none. */
export function goBack(navigate: NavigateFunction): void {
  void (canGoBack(window) ? navigate(-1) : navigate(routes.home, { replace: true }));
}
