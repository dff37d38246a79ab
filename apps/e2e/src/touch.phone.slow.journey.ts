import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { fits } from './support/looks.ts'
import { screensByArea } from './support/screens.ts'
import { goWithin } from './support/settled.ts'
import { fitsFingers, showsFocus } from './support/touch.ts'

const phone = { width: 390, height: 844 }
/** What a window of 1280 by 1024 shows when it is enlarged to 400%. */
const enlarged = { width: 320, height: 256 }

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

for (const [area, screens] of Object.entries(screensByArea)) {
  test(`fingers reach all of ${area}, and at 400% nothing hides what has the focus`, async ({ page }) => {
    test.setTimeout(240_000)
    await signInToStudio(page)
    for (const screen of screens) {
      await page.setViewportSize(phone)
      await goWithin(page, `${root}/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fitsFingers(page, screen)
      await page.setViewportSize(enlarged)
      await fits(page, screen)
      await showsFocus(page, screen)
    }
  })
}
