import { signInToStudio, studio as root, test } from './support/journey.ts'
import { fits } from './support/looks.ts'
import { screensByArea } from './support/screens.ts'
import { loadsInPlace, watchShifts } from './support/shifts.ts'
import { fitsFingers, showsFocus } from './support/touch.ts'

const phone = { width: 390, height: 844 }
/** What a window of 1280 by 1024 shows when it is enlarged to 400%. */
const enlarged = { width: 320, height: 256 }

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

for (const [area, screens] of Object.entries(screensByArea)) {
  test(`on a phone ${area} loads in place and fingers reach all of it, and at 400% nothing hides what has the focus`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await watchShifts(page)
    await signInToStudio(page)
    for (const screen of screens) {
      await page.setViewportSize(phone)
      await loadsInPlace(page, `${root}/${screen}`)
      await fitsFingers(page, screen)
      await page.setViewportSize(enlarged)
      await fits(page, screen)
      await showsFocus(page, screen)
    }
  })
}
