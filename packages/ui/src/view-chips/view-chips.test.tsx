import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ViewChips } from './view-chips.tsx'

const view = (id: string, current = false) => ({ id, label: `Weergave ${id}`, href: `#${id}`, current, own: true })
const chips = () => [...document.querySelectorAll<HTMLElement>('nav a')]

afterEach(() => page.viewport(1280, 800))

test('only the chosen view of somebody themselves can be removed, and its chip stays 28 px high', async () => {
  const screen = await render(
    <ViewChips label="Weergaven" views={[view('a'), view('b', true)]} onRemove={() => undefined} />,
  )
  await expect.element(screen.getByRole('button', { name: 'Weergave Weergave b verwijderen' })).toBeVisible()
  expect(screen.getByRole('button').all()).toHaveLength(1)
  expect(chips().map((chip) => chip.getBoundingClientRect().height)).toEqual([28, 28])
})

test('on a phone the views are one row that scrolls, and the page does not', async () => {
  await page.viewport(390, 800)
  await render(<ViewChips label="Weergaven" views={[...'abcdef'].map((id) => view(id, id === 'a'))} />)
  const tops = new Set(chips().map((chip) => chip.getBoundingClientRect().top))
  expect(tops.size).toBe(1)
  expect(chips()[0]?.getBoundingClientRect().height).toBe(36)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
