import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { screensByArea } from './support/screens.ts'
import { goWithin } from './support/settled.ts'

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

for (const [area, screens] of Object.entries(screensByArea)) {
  test(`the screens of ${area} fit at three widths and are accessible, light and dark`, async ({
    page,
    accessible,
  }) => {
    test.setTimeout(240_000)
    await signInToStudio(page)
    for (const screen of screens) {
      await goWithin(page, `${root}/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fitsInEveryLook(page, accessible, screen)
    }
  })
}
