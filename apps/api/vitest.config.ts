import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import '../../scripts/compile-cache.mjs'
import { patienceMs } from '../../scripts/patience.mjs'
import { retries } from '../../scripts/retries.mjs'

/** Large files come first by themselves; one test that plays many years is a small file, and would be waited for at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const playsYears = ({ moduleId }: TestSpecification) => (/\.property\.(slow\.)?test\.ts$/.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => playsYears(a) - playsYears(b))
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
    // Each file has a server and a database of its own, so two of them fit on two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // They share what they import, as requests do in one server: a third less work, and state that would leak from one
    // server to another shows. Mocks and settings of Vitest are put back after each file all the same.
    isolate: false,
    // The server's files are Node's own, as `npm start` runs them. Through Vite each is rewritten first, by one process for
    // all, and every name that is imported is looked up anew each time it is used.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What a server makes for one call is thrown away after it: with room for that the collector comes seldom.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: './src/testing/global-setup.ts',
    // Servers start and are killed in these tests; on a busy machine that takes its time.
    // Reading documents gives way to all else, and takes longest then.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: patienceMs } },
    retry: retries,
  },
})
