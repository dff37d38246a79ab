import { defineConfig } from 'vitest/config'
import { inChromium, onOnePage } from './vitest.config.ts'

/** Everything on the React before ours, in files `*.react-18.tsx`. */
const onReact18 = async () => ({
  ...(await inChromium('react 18', 'src/**/*.react-18.tsx')),
  cacheDir: 'node_modules/.vite-react-18',
  resolve: { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
})

/** The slow lane: what is held of every story, and of applications that are built, in files `*.slow.test.ts(x)`. */
export default defineConfig(async () => ({
  test: {
    projects: [
      { test: { name: 'built', include: ['src/**/*.slow.test.ts'], testTimeout: 60_000 } },
      await onOnePage('slow', 'src/**/!(touch-targets).slow.test.tsx'),
      // Chromium knows of no mouse any more where it was told of fingers once.
      await inChromium('touch', 'src/**/touch-targets.slow.test.tsx'),
      await onReact18(),
    ],
  },
}))
