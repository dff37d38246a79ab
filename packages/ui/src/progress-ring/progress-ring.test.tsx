import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { ProgressRing } from './progress-ring.tsx'

const arcs = () =>
  [...document.querySelectorAll('svg')].map((svg) => {
    const bar = svg.querySelector('circle[stroke-dasharray]')
    if (!bar) return 0
    const [done = 0, whole = 0] = (bar.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number)
    return Math.round((done / whole) * 100)
  })

test('says how many of how many are done, and draws as much of the ring', async () => {
  const screen = await render(
    <>
      <ProgressRing value={9} max={12} label="in orde" />
      <ProgressRing value={0} max={12} label="gelezen" />
      <ProgressRing value={14} max={12} label="af" />
      <ProgressRing value={0} max={0} label="te doen" />
    </>,
  )
  const ring = screen.getByRole('progressbar', { name: 'in orde' })
  await expect.element(ring).toHaveAttribute('aria-valuenow', '9')
  await expect.element(ring).toHaveAttribute('aria-valuetext', '9 van 12')
  expect(arcs()).toEqual([75, 0, 100, 0])
  await expectAccessible()
})
