import { isLoopbackName } from '@/contract/loopback';
import { useSettings } from './useSettings';

/** The origin of addresses that other people open, and whether only this computer can open them. */
export function useSharedOrigin() {
  const { publicUrl } = useSettings();
  const origin = publicUrl || window.location.origin;
  return { origin, isOnlyHere: isLoopbackName(new URL(origin).hostname) };
}
