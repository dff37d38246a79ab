import { beforeAll, beforeEach } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { overlayRequests } from '../overlay/overlay-requests.ts'
import { overlays } from '../overlay/overlays.ts'
import '../styles/reset.css.ts'

// Axe wants to know the language of the page, and so does the browser's hyphenation.
document.documentElement.lang = 'nl'

// Files share a page, and the stores of the kit with it. The library that draws clears it away before each test of the first
// of them alone.
beforeAll(async () => {
  await cleanup()
  // Where the mouse was pressed last, focus that code gives is not visible; in a new page it is.
  await userEvent.keyboard('{ArrowDown}')
})
beforeEach(async () => {
  await cleanup()
  // A test that looked at a phone leaves the window as narrow.
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
  overlays.toasts.clear()
  for (const { id } of overlayRequests.getRequests()) overlayRequests.remove(id)
})
