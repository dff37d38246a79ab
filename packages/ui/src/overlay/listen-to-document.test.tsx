import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pane } from '../pane/pane.tsx'
import type { OverlayEvent } from './overlay-types.ts'
import { overlays } from './overlays.ts'

const heard: OverlayEvent[] = []
const stop = overlays.on((event) => heard.push(event))
afterEach(async () => {
  stop()
  await page.viewport(1280, 800)
})

test('a window that gets another width is told to the store while something is open, and not after', async () => {
  const screen = await render(
    <Pane open onClose={() => {}} title="Relatie">
      Tekst
    </Pane>,
  )
  const widths = () => heard.flatMap((event) => (event.type === 'resized' ? [event.widthPx] : []))
  await page.viewport(900, 800)
  await expect.poll(widths).toContain(900)
  await screen.unmount()
  const before = widths().length
  await page.viewport(1000, 800)
  await expect.poll(() => window.innerWidth).toBe(1000)
  expect(widths()).toHaveLength(before)
})
