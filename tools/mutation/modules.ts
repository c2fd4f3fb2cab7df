export const mutatedModules = [
  'src/api',
  'src/features/auth/authSlice.ts',
  'src/features/auth/session',
  'src/features/inspection/model',
  'src/features/inspection/storage',
  'src/features/inspection/delivery',
  'src/features/inspection/photos',
  'server/domain/defects/rules',
] as const;

export interface MutationArguments {
  /** Files or folders in the mutated modules. Stryker runs once for each. */
  readonly paths: readonly string[];
  /** Whether to test mutants again even if neither they nor their tests have changed. */
  readonly force: boolean;
  /** The percentage of the covered mutants to test. */
  readonly sample: number;
}

const sampleOption = /^--sample=([1-9]\d?)$/;

/** Parses the arguments of `npm run mutation`. Throws if a path is in none of the modules. */
export function parseMutationArguments(args: readonly string[]): MutationArguments {
  const given = args
    .filter((arg) => arg !== '--force' && !sampleOption.test(arg))
    .map((arg) => arg.replace(/\/+$/, ''));
  const stranger = given.find((path) => findMutatedModule(path) === undefined);
  if (stranger !== undefined) {
    throw new Error(`${stranger} is in none of the mutated modules: ${mutatedModules.join(', ')}`);
  }
  const samples = args.flatMap((arg) => sampleOption.exec(arg)?.[1] ?? []);
  return {
    paths: given.length > 0 ? given : mutatedModules,
    force: args.includes('--force'),
    sample: Number(samples[0] ?? 100),
  };
}

export function findMutatedModule(path: string): string | undefined {
  return mutatedModules.find((folder) => path === folder || path.startsWith(`${folder}/`));
}

export function mutatePatterns(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return [`${path}/**/*.{ts,tsx}`, `!${path}/**/*.{test,stories}.{ts,tsx}`];
}
