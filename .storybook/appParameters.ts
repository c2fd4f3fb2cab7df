import type { RootState } from '@/app/store';
import type { PublicSettings } from '@/contract/settings';

/** What a story declares about the app, as `parameters: { app: { … } }`. */
export interface AppParameters {
  /** The initial state of the store, such as a state with a signed-in driver. */
  readonly preloaded?: Partial<RootState>;
  /** The page's settings. By default, the report has no extensions. */
  readonly settings?: PublicSettings;
  /** The path for the router, '/' by default. Null if the story brings a router. */
  readonly route: string | null;
  /** Whether the story shows a loading state, in which one of its calls never gets a response. */
  readonly waits: boolean;
}

/** Returns what the story declares about the app, with the defaults. Storybook leaves the parameters untyped. */
export function appParameters(parameters: object): AppParameters {
  const { app } = parameters as { app?: Partial<AppParameters> };
  return { route: '/', waits: false, ...app };
}
