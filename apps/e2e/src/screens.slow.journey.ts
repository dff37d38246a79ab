import { signInToStudio, studio as root, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { screensByArea } from './support/screens.ts'
import { loadsInPlace, watchShifts } from './support/shifts.ts'

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

/** A phone is loaded by `touch.phone`; the widest comes last, since the looks begin with it. */
const loadedAtPx = [768, 1440]

for (const [area, screens] of Object.entries(screensByArea)) {
  test(`the screens of ${area} load in place, fit at three widths and are accessible, light and dark`, async ({
    page,
    accessible,
  }) => {
    test.setTimeout(480_000)
    await watchShifts(page)
    await signInToStudio(page)
    for (const screen of screens) {
      for (const width of loadedAtPx) {
        await page.setViewportSize({ width, height: 900 })
        await loadsInPlace(page, `${root}/${screen}`)
      }
      await fitsInEveryLook(page, accessible, screen)
    }
  })
}
