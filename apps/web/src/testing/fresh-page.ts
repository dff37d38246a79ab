import { overlays } from '@klopt/ui'
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// All forms share a page, which saves loading the app for each. The library that draws them clears it away before each
// test of the first file alone, so it is said here for every file.
// A question that a failed test left open would lie over every form after it.
beforeEach(async () => {
  for (const { id } of overlays.getLayers().toReversed()) overlays.requestClose(id, 'escape')
  await cleanup()
  overlays.toasts.clear()
  localStorage.clear()
  sessionStorage.clear()
})
