import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const items = [
  { label: 'Boekhouding', href: '#a' },
  { label: 'Grootboek', href: '#b' },
  { label: 'Liquide middelen', href: '#c' },
  { label: '1100 Bank', href: '#d' },
]
const trail = (width: number, current = 'Boeking 12') => (
  <div style={{ width }}>
    <Breadcrumb items={items} current={current} />
  </div>
)

test('names every page on the way as a link, and the current one as the page it is', async () => {
  const screen = await render(trail(900))
  const nav = screen.getByRole('navigation', { name: 'Kruimelpad' })
  expect(
    nav
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(items.map(({ label }) => label))
  await expect.element(screen.getByText('Boeking 12')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('button').query()).toBeNull()
  await expectAccessible()
})

test('in little room the middle goes into a menu, and a long name is cut off rather than sticking out', async () => {
  const screen = await render(trail(320, 'Een boeking met een naam die nergens op past, echt nergens op'))
  expect(screen.getByRole('link').elements()).toHaveLength(2)
  const list = screen.getByRole('list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(320)
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Tussenliggende pagina’s' }))
  await expect.element(screen.getByRole('menuitem', { name: 'Grootboek' })).toHaveAttribute('href', '#b')
  await expect.element(screen.getByRole('menuitem', { name: 'Liquide middelen' })).toBeVisible()
})
