import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RowDetail } from './row-detail.tsx'

const tiles = ['a', 'b', 'c', 'd'].map((label) => ({ label, value: `${label} is dit` }))
const tops = () => new Set([...document.querySelectorAll('dt')].map((term) => term.getBoundingClientRect().top))

afterEach(() => page.viewport(1280, 800))

test('its tiles stand beside each other where there is room, and under each other on a phone', async () => {
  await render(<RowDetail label="Factuur" tiles={tiles} />)
  expect(tops().size).toBe(1)
  await page.viewport(320, 800)
  await expect.poll(() => tops().size).toBe(4)
})
