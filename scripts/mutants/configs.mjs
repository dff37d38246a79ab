import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PATIENCE_MS = 20 * 60_000

/**
 * Writes a configuration of Vitest that runs only the tests in the folders of the mutated files and below; answers its path.
 * A mutant that they do not notice survives, however many others would.
 */
export function writeConfigBeside(place, mutated) {
  const folders = [...new Set(mutated.map((window) => dirname(window)))]
  const include = folders.map((folder) => `${folder}/**/*.test.ts`)
  const path = join(place, '.mutants', 'vitest.config.ts')
  // The runner's workers are threads, which take no settings of a process; it says itself when a mutant takes too long, so that
  // tests that are slow on a busy machine do not fail before the first. It was tried with files that come through Vite alone.
  const own = `execArgv: [], experimental: {}, testTimeout: ${PATIENCE_MS}, hookTimeout: ${PATIENCE_MS}`
  const test = `{ ...config.test, ${own}, include: ${JSON.stringify(include)} }`
  writeFileSync(
    path,
    `import config from '../vitest.config.ts'
export default { ...config, root: ${JSON.stringify(place)}, test: ${test} }
`,
  )
  return path
}

/** Writes a configuration of Vitest that runs only the tests of the project `unit`, which need no browser; answers its path. */
export function writeUnitConfig(place) {
  const path = join(place, '.mutants', 'vitest.config.ts')
  writeFileSync(
    path,
    `import { mergeConfig } from 'vitest/config'
import app from '../vite.config.ts'
import { unit } from '../vitest.config.ts'
export default mergeConfig(app, { root: ${JSON.stringify(place)}, test: { projects: [unit] } })
`,
  )
  return path
}
