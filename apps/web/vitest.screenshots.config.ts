import { mergeConfig } from 'vitest/config'
import app from './vite.config.ts'
import { inChromium } from './vitest.config.ts'

// Compared with pictures that were made on the same machine a moment ago: letters are drawn differently elsewhere. So no
// picture is kept, and `scripts/compare-screens.mjs` makes both.
export default (async () => {
  const { test } = await inChromium('screenshots', 'src/**/*.screenshots.tsx')
  const toMatchScreenshot = {
    comparatorOptions: { allowedMismatchedPixelRatio: 0.0002 },
    resolveScreenshotPath: ({ root, arg, ext }: Picture) => `${root}/.screenshots/${arg}${ext}`,
    resolveDiffPath: ({ root, arg, ext }: Picture) => `${root}/.screenshots/difference/${arg}${ext}`,
  }
  return mergeConfig(app, { test: { ...test, browser: { ...test.browser, expect: { toMatchScreenshot } } } })
})()

/** Where a picture belongs: the package, the name the test gives it, and the ending of its file. */
interface Picture {
  root: string
  arg: string
  ext: string
}
