import type { RootState } from '@/app/store';
import type { PublicSettings } from '@/contract/settings';

export interface AppParameters {
  readonly preloaded?: Partial<RootState>;
  readonly settings?: PublicSettings;
  /** The path for the router, '/' by default. Null if the story brings a router. */
  readonly route: string | null;
  /** Whether the story shows a loading state, in which one of its calls never gets a response. */
  readonly waits: boolean;
}

/** Returns what the story declares about the app, with the defaults. */
export function appParameters(parameters: object): AppParameters {
  const { app } = parameters as { app?: Partial<AppParameters> };
  return { route: '/', waits: false, ...app };
}
