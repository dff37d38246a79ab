import { Camera, FileText, Landmark, LayoutDashboard, Menu } from 'lucide-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { BottomBar, type BottomBarItem } from './bottom-bar.tsx'

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 800))

const items = (onPress: () => void): BottomBarItem[] => [
  { label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard', current: true },
  { label: 'Facturen', icon: FileText, href: '#facturen', count: 3 },
  { label: 'Bonnetje', icon: Camera, href: '#bonnetje' },
  { label: 'Bank', icon: Landmark, href: '#bank', count: 120 },
  { label: 'Meer', icon: Menu, onPress },
]

test('shows five places at the bottom, each a target of at least 44 px', async () => {
  const screen = await render(<BottomBar items={items(() => {})} />)
  const bar = screen.getByRole('navigation', { name: 'Hoofdmenu' })
  expect(bar.element().getBoundingClientRect().bottom).toBe(844)
  const places = [...bar.getByRole('link').elements(), bar.getByRole('button').element()]
  expect(places).toHaveLength(5)
  for (const place of places) {
    expect(place.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    expect(place.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible()
})

test('says where one is, and what the rest does', async () => {
  const onPress = vi.fn()
  const screen = await render(<BottomBar items={items(onPress)} />)
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('lifts the toasts above itself, and is not there on a wide screen', async () => {
  const screen = await render(<BottomBar items={items(() => {})} />)
  const lift = () => getComputedStyle(document.body).getPropertyValue('--klopt-toast-lift')
  expect(lift()).toBe('60px')
  await page.viewport(1280, 800)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  expect(lift()).toBe('')
})

test('what sticks to the bottom stands on it, and at the bottom of a wide screen', async () => {
  const screen = await render(
    <>
      <BottomBar items={items(() => {})} />
      <p style={{ height: 2000, margin: 0 }}>Lang</p>
      <p style={{ position: 'sticky', insetBlockEnd: 'var(--klopt-sticky-bottom, 0px)', margin: 0 }}>2 gekozen</p>
    </>,
  )
  const bottom = () => screen.getByText('2 gekozen').element().getBoundingClientRect().bottom
  expect(bottom()).toBe(844 - 60)
  await page.viewport(1280, 800)
  await expect.poll(bottom).toBe(800)
})
