import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { HeaderActions } from '../detail-header/header-actions.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { PageHeader } from './page-header.tsx'
import { SumLine } from './sum-line.tsx'

afterEach(() => page.viewport(1280, 800))

const main = (words: string) => <Button variant="primary">{words}</Button>
const boxOf = (found: { element: () => Element }) => found.element().getBoundingClientRect()

test('on a phone a short main button stands beside the title with … after it, all 44 px high', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <PageHeader
      title="Inkoop"
      description="2 openstaand · € 277,18"
      actions={<HeaderActions besides={[{ label: 'Afdrukken' }]}>{main('Toevoegen')}</HeaderActions>}
    />,
  )
  const [title, button, more] = [
    boxOf(screen.getByRole('heading', { level: 1 })),
    boxOf(screen.getByRole('button', { name: 'Toevoegen' })),
    boxOf(screen.getByRole('button', { name: 'Meer acties' })),
  ]
  expect(button.top).toBeLessThan(title.bottom)
  expect(button.left).toBeGreaterThan(title.left)
  expect([button.height, more.height, more.width]).toEqual([44, 44, 44])
  expect(more.top).toBe(button.top)
  await expectAccessible()
})

test('on a phone a main button that is too long for that has a line of its own, as wide as the screen', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <PageHeader
      title="Bank verwerken"
      description="11 te verwerken"
      actions={<HeaderActions>{main('Verwerk de tien zekere regels nu')}</HeaderActions>}
    />,
  )
  const [title, button] = [
    boxOf(screen.getByRole('heading', { level: 1 })),
    boxOf(screen.getByRole('button', { name: /^Verwerk/ })),
  ]
  expect(button.top).toBeGreaterThanOrEqual(title.bottom)
  expect(button.width).toBeGreaterThan(300)
})

test('on a phone a long line goes below title and button, with the whole width', async () => {
  await page.viewport(390, 844)
  const words = 'Boekingen die je zelf schrijft, en wat Klopt hier boekt: aangiftes en de beginbalans.'
  const screen = await render(<PageHeader title="Memoriaal" description={words} actions={main('Boeking')} />)
  const [button, line] = [boxOf(screen.getByRole('button')), boxOf(screen.getByText(words))]
  expect(button.top).toBeLessThan(boxOf(screen.getByRole('heading')).bottom)
  expect(line.top).toBeGreaterThanOrEqual(button.bottom)
  expect(line.width).toBeGreaterThan(300)
  await page.viewport(1280, 800)
  await expect
    .poll(() => boxOf(screen.getByText(words)).right)
    .toBeLessThanOrEqual(boxOf(screen.getByRole('button')).left)
})

test('on a phone a button makes room for the longest word of the title, and a word longer than the screen is broken', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <>
      <PageHeader title="Grootboekrekeningen" description="94 rekeningen" actions={main('Rekening toevoegen')} />
      <PageHeader title={`Project ${'a'.repeat(60)}`} actions={main('Wijzigen')} />
    </>,
  )
  const title = boxOf(screen.getByRole('heading', { name: 'Grootboekrekeningen' }))
  expect(title.height).toBe(32)
  expect(boxOf(screen.getByRole('button', { name: 'Rekening toevoegen' })).top).toBeGreaterThanOrEqual(title.bottom)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('on a phone what is late is said too, in one piece on the next line', async () => {
  await page.viewport(390, 844)
  const sum = <SumLine text="12 openstaand · € 12.679,96" late="2 te laat · € 3.221,50" />
  const screen = await render(<PageHeader title="Facturen" description={sum} actions={main('Factuur')} />)
  const late = boxOf(screen.getByText('2 te laat · € 3.221,50'))
  expect(late.top).toBeGreaterThan(boxOf(screen.getByText('waarvan', { exact: false }).first()).top)
  expect(late.height).toBeLessThan(24)
  expect(late.right).toBeLessThanOrEqual(390 - 16)
  await expectAccessible()
})
