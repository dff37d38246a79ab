import { defineConfig } from 'vitest/config'
import { inChromium } from './vitest.config.ts'

// Pictures of every story, compared with those of another commit, made on the same machine in the same run. Letters are
// drawn differently elsewhere, so the pictures are not in git and this is no part of `test`.
export default defineConfig(async () => {
  const { test, ...vite } = await inChromium('screenshots', 'src/**/*.screenshots.tsx')
  const toMatchScreenshot = {
    comparatorOptions: { allowedMismatchedPixelRatio: 0.0002 },
    resolveScreenshotPath: ({ root, arg, ext }: Place) => `${root}/.screenshots/${arg}${ext}`,
    resolveDiffPath: ({ root, arg, ext }: Place) => `${root}/.screenshots/difference/${arg}${ext}`,
  }
  return { ...vite, test: { ...test, browser: { ...test.browser, expect: { toMatchScreenshot } } } }
})

/** Where a picture belongs: the package, the name the test gives it, and the ending of its file. */
interface Place {
  root: string
  arg: string
  ext: string
}
