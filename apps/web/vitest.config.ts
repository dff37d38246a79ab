import { mergeConfig } from 'vitest/config'
import app from './vite.config.ts'

export default mergeConfig(app, {
  test: {
    // A hundred small files in one process take half the time of a process for each.
    isolate: false,
    setupFiles: ['src/testing/fresh-modules.ts'],
    // The router then loads addresses as it does in a browser; by default it takes Node for a server that renders.
    execArgv: ['--conditions=development'],
    // A busy machine takes its time.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
