import type { RootState } from '@/app/store';

/** What a story may say about the app around it, as `parameters: { app: { … } }`. */
export interface AppParameters {
  /** State of the store before the story, for example a signed-in driver. */
  readonly preloaded?: Partial<RootState>;
  /** Where the router is; default the home page. */
  readonly route: string;
  /** The story shows what is waited for: some call of it is never answered. */
  readonly waits: boolean;
}

/** Reads them out of a story's parameters, which Storybook leaves untyped. */
export function appParameters(parameters: object): AppParameters {
  const { app } = parameters as { app?: Partial<AppParameters> };
  return { route: '/', waits: false, ...app };
}
