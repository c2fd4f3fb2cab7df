import { isLostHandle } from './lostHandle';

/** A channel between the tabs of one browser. */
export interface TabChannel {
  post: (message: unknown) => void;
  /** Replaces the listener. */
  listen: (listener: ((message: unknown) => void) | null) => void;
  close: () => void;
}

/** Opens a channel, and opens it again if the browser has closed it. Null without BroadcastChannel. */
export function openTabChannel(name: string): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  let listener: ((message: unknown) => void) | null = null;
  const open = () => {
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', ({ data }) => listener?.(data));
    return opened;
  };
  let channel = open();
  return {
    post: (message) => {
      try {
        channel.postMessage(message);
      } catch (error) {
        if (!isLostHandle(error)) throw error;
        // It may still receive, and would then receive this tab's own messages.
        channel.close();
        channel = open();
        channel.postMessage(message);
      }
    },
    listen: (next) => {
      listener = next;
    },
    close: () => channel.close(),
  };
}
