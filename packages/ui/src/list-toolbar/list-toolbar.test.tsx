import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { SearchField } from '../text-field/search-field.tsx'
import { ListToolbar } from './list-toolbar.tsx'

const segments = ['Alles', 'Concept', 'Openstaand', 'Te laat', 'Betaald'].map((label, place) => ({
  id: label,
  label,
  href: `#${label}`,
  current: place === 0,
}))
const Toolbar = ({
  counts = (place: number) => place,
  dateText,
}: {
  counts?: (place: number) => number
  dateText?: string
}) => (
  <ListToolbar
    label="Welke facturen"
    segments={segments.map((segment, place) => ({ ...segment, count: counts(place) }))}
    search={<SearchField label="Zoek" value="" onSearch={() => undefined} />}
    date={<input aria-label="Factuurdatum" />}
    dateText={dateText}
    filters={{ count: 2, onClear: () => undefined, children: <input aria-label="Relatie" /> }}
    display={{
      columns: [{ id: 'date', label: 'Datum', shown: true }],
      onColumnsChange: () => undefined,
      density: 'normal',
      onDensityChange: () => undefined,
    }}
    exports={[{ label: 'Als CSV' }]}
  />
)
const boxOf = (element: Element) => element.getBoundingClientRect()

afterEach(() => page.viewport(1280, 800))

test('at 1,280 px it is one row of 36 px', async () => {
  const screen = await render(<Toolbar />)
  await expect.element(screen.getByRole('button', { name: 'Periode' })).toBeVisible()
  const tools = screen.getByRole('button').all()
  expect(tools.map((tool) => boxOf(tool.element()).height)).toEqual([36, 36, 36, 36])
  expect(boxOf(tools[0]?.element() as Element).width).toBe(36)
  const segmentsBox = boxOf(screen.getByRole('navigation').element())
  expect(segmentsBox.height).toBe(36)
  expect(boxOf(tools[0]?.element() as Element).top).toBeCloseTo(segmentsBox.top, 0)
})

test.each([880, 950, 1013, 1059, 1060, 1100])(
  'at %i px nothing of it sticks out, whatever is counted',
  async (width) => {
    const screen = await render(
      <div style={{ width }}>
        <Toolbar counts={(place) => 12_345 + place} />
      </div>,
    )
    const last = screen.getByRole('button').all().at(-1)
    const frame = boxOf(screen.getByRole('navigation').element()).left + width
    await expect.poll(() => boxOf(last?.element() as Element).right).toBeLessThanOrEqual(frame + 0.5)
  },
)

test('the dates are behind an icon, which says what is chosen once it is', async () => {
  const screen = await render(<ListToolbar label="Welke facturen" date={<input aria-label="Factuurdatum" />} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByLabelText('Factuurdatum')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Periode' })).toHaveFocus()
  await screen.rerender(<ListToolbar label="Welke facturen" date={<input />} dateText="Q3 2026" />)
  await expect.element(screen.getByRole('button', { name: 'Periode Q3 2026' })).toBeVisible()
})

test('on a phone the dates are among the filters, how it looks is gone, and nothing scrolls the page', async () => {
  await page.viewport(390, 800)
  const screen = await render(
    <div style={{ padding: 16 }}>
      <Toolbar />
    </div>,
  )
  await expect.poll(() => screen.getByRole('button', { name: 'Weergave' }).query()).toBeNull()
  expect(screen.getByLabelText('Factuurdatum').query()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Filters\s+2 filters aan$/ }))
  await expect.element(screen.getByLabelText('Factuurdatum')).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: /^Filters\s+2 filters aan$/ })).toHaveFocus()
})

test('with dates chosen it is still one row beside a menu at 1,440 px', async () => {
  const screen = await render(
    <div style={{ width: 1096 }}>
      <Toolbar dateText="Q3 2026" />
    </div>,
  )
  const topOf = (role: 'button' | 'navigation') => boxOf(screen.getByRole(role).first().element()).top
  await expect.poll(() => topOf('button') - topOf('navigation')).toBeCloseTo(0, 0)
})

test('the ways to take a list along open by a press, and one of them is chosen', async () => {
  const onSelect = vi.fn()
  const screen = await render(<ListToolbar label="Welke facturen" exports={[{ label: 'CSV downloaden', onSelect }]} />)
  await screen.getByRole('button', { name: 'Exporteren' }).click()
  await screen.getByRole('menuitem', { name: 'CSV downloaden' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
})
