import type { RootState } from '../src/app/store';

/** What a story may say about the house around it, as `parameters: { house: { … } }`. */
export interface HouseParameters {
  /** State of the store before the story, for example a signed-in driver. */
  readonly preloaded?: Partial<RootState>;
  /** Where the router is; default the home page. */
  readonly route: string;
  /** The story shows what is waited for: some call of it is never answered. */
  readonly waits: boolean;
}

/** Reads them out of a story's parameters, which Storybook leaves untyped. */
export function houseParameters(parameters: object): HouseParameters {
  const { house } = parameters as { house?: Partial<HouseParameters> };
  return { route: '/', waits: false, ...house };
}
