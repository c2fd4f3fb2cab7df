/**
 * A Stryker plugin that runs Jest with one test file at a time for each mutant. It loads only the files with a test
 * that reaches the mutant, the fastest first, and stops after a file with a failure.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
  type Injector,
  type PluginContext,
} from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import * as v from 'valibot';
import { filesUnder } from '../machine/files';
import { filesToRun, type TimedTest } from './filesToRun';
import { isInSample, notSampled, sampleVariable } from './sample';

export const runnerName = 'jest-file-by-file';

/** A file that all of Stryker's processes share, because only one of them makes the dry run. */
const testsFile = 'tests-of-dry-run.json';

const jestOptions = v.looseObject({ config: v.looseObject({}) });

class FileByFileRunner implements TestRunner {
  private readonly runners = new Map<string, Promise<TestRunner>>();
  private tests: readonly TimedTest[] | undefined;

  constructor(private readonly injector: Injector<PluginContext>) {}

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    countCoverageInNode();
    const result = await (await this.create({})).dryRun(options);
    if (result.status === DryRunStatus.Complete) {
      fs.writeFileSync(testsFile, JSON.stringify(result.tests));
    }
    return result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { fileName, location, replacement } = options.activeMutant;
    const place = [path.basename(fileName), location, replacement];
    if (!isInSample(place, Number(process.env[sampleVariable])))
      return { status: MutantRunStatus.Error, errorMessage: notSampled };
    this.tests ??= JSON.parse(fs.readFileSync(testsFile, 'utf8')) as TimedTest[];
    let nrOfTests = 0;
    for (const file of filesToRun(this.tests, options.testFilter)) {
      const result = await (await this.getRunner(file)).mutantRun(options);
      if (result.status !== MutantRunStatus.Survived) return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  private getRunner(file: string): Promise<TestRunner> {
    const runner = this.runners.get(file) ?? this.create({ testMatch: [file] });
    this.runners.set(file, runner);
    return runner;
  }

  private async create(config: object): Promise<TestRunner> {
    const { strykerPlugins } = await import('@stryker-mutator/jest-runner');
    const [plugin] = strykerPlugins;
    if (!plugin) throw new Error('Stryker has no runner for Jest.');
    const options = this.injector.resolve(commonTokens.options);
    const jest = v.parse(jestOptions, options.jest);
    const changed = { ...jest, config: { ...jest.config, ...config } };
    const runner = this.injector
      .provideValue(commonTokens.options, { ...options, jest: changed })
      .injectFunction(plugin.factory);
    await runner.init?.();
    return runner;
  }
}

/** Replaces Jest's Node environment in the sandbox's tests with Stryker's, which counts coverage. */
function countCoverageInNode(): void {
  for (const file of filesUnder('src').filter((name) => name.endsWith('.test.ts'))) {
    const source = fs.readFileSync(file, 'utf8');
    const changed = source.replace(
      /^\/\*\* @jest-environment node \*\//,
      '/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */',
    );
    if (changed !== source) fs.writeFileSync(file, changed);
  }
}

function createRunner(injector: Injector<PluginContext>): TestRunner {
  return new FileByFileRunner(injector);
}
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, runnerName, createRunner),
];
