import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { emulate, emulatePaper } from '../testing/media.ts'
import { profitAndLoss, quarterColumns } from '../testing/profit-and-loss.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportTableProps } from './report-types.ts'

afterEach(() => emulate())

function Report({ width = 1180, ...props }: Partial<ReportTableProps> & { width?: number }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['turnover']))
  return (
    <div style={{ width }}>
      <ReportTable
        label="Winst en verlies"
        columns={quarterColumns}
        lines={profitAndLoss}
        emptyText="Nog niets geboekt."
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
      <OverlayHost />
    </div>
  )
}
const lineOf = (id: string) => findElement(`tr[data-line="${id}"]`)
const shownIn = (id: string) => [...lineOf(id).querySelectorAll('td')].map((cell) => cell.textContent)
const weightOf = (id: string) => {
  const { fontSize, fontWeight } = getComputedStyle(lineOf(id).querySelector('th') ?? document.body)
  return `${fontSize}/${fontWeight}`
}

test('shows each amount, a real minus, a dash for nothing, and computes how it grew', async () => {
  await render(<Report />)
  expect(shownIn('turnover')).toEqual([
    '20.108,00',
    '16.269,60',
    '12.795,60',
    '10.941,00',
    '60.114,20',
    '57.967,81',
    '+4%',
  ])
  expect(shownIn('purchases').at(-1)).toBe('\u221234%')
  await userEvent.click(document.querySelectorAll('[data-level=group] [aria-expanded]')[1] ?? document.body)
  expect(shownIn('7010')).toEqual(['–', '–', '–', '\u2212408,75', '\u2212408,75', '–', '–'])
  expect(document.querySelector('td a, td button')).toBeNull()
  await expectAccessible()
})

test('the weight of a line follows its level, and the result ends with a double rule', async () => {
  await render(<Report />)
  expect(['8000', 'gross', 'result'].map(weightOf)).toEqual(['13px/400', '14px/620', '16px/620'])
  const rules = [...lineOf('result').querySelectorAll('td > span')].map(
    (span) => getComputedStyle(span).borderBottomWidth,
  )
  expect(rules).toEqual(['3px', '3px', '3px', '3px', '3px', '3px'])
})

test('every figure is pressed by its line and column, and says what it is made of', async () => {
  const onOpenFigure = vi.fn()
  const screen = await render(<Report onOpenFigure={onOpenFigure} tipOf={() => '9 boekingen'} />)
  const figure = screen.getByRole('button', { name: '11.047,00' })
  await userEvent.click(figure)
  const [line, column] = onOpenFigure.mock.calls[0] ?? []
  expect([line?.id, column?.id]).toEqual(['8000', 'q3'])
  await userEvent.hover(screen.getByRole('button', { name: '8.694,50' }))
  await expect.poll(() => findElement('#klopt-tooltip').firstElementChild?.textContent).toBe('9 boekingen')
  await expectAccessible()
})

test('figures that have a place to go are links to it', async () => {
  const screen = await render(<Report hrefOf={(line, column) => `#${line.id}/${column.id}`} />)
  await expect.element(screen.getByRole('link', { name: '11.047,00' })).toHaveAttribute('href', '#8000/q3')
})

test('Tab leads to the first figure that can be opened, also where those before it cannot', async () => {
  const lines = profitAndLoss.filter(({ level }) => level !== 'group')
  await render(<Report lines={lines} onOpenFigure={() => {}} canOpen={({ id }) => id === 'result'} />)
  const stops = [...document.querySelectorAll('table [tabindex="0"]')].map((one) => one.closest('tr')?.dataset['line'])
  expect(stops).toEqual(['result'])
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('td')?.dataset['kind']).toBe('total')
})

test('a report of many lines asks of each figure a few times where it leads to, however many there are', async () => {
  const lines = Array.from({ length: 300 }, (_, place) => ({
    id: `customer-${place}`,
    level: 'subtotal' as const,
    label: `Klant ${place}`,
    figures: { '2026': place },
  }))
  const hrefOf = vi.fn(() => '#')
  await render(<Report lines={lines} columns={[{ id: '2026', header: '2026', kind: 'total' }]} hrefOf={hrefOf} />)
  expect(hrefOf.mock.calls.length).toBeLessThan(10 * lines.length)
})

test('Tab stops once; the arrows, Home and End walk; Space closes the group and leaves the focus in the report', async () => {
  const screen = await render(<Report onOpenFigure={() => {}} />)
  await userEvent.keyboard('{Tab}')
  const group = screen.getByRole('button', { name: /Netto-omzet/ })
  await expect.element(group).toHaveFocus()
  expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: '14.783,20' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('button', { name: '50.873,31' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(screen.getByRole('button', { name: '48.583,71' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: '\u2212712,40' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('button', { name: '410,50' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
  await expect.element(group).toHaveFocus()
  expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
})

test('says that the figures are on their way, and that there are none', async () => {
  const screen = await render(<Report lines={[]} loading />)
  // Which columns have room is seen with the figures.
  expect(getComputedStyle(findElement('thead th')).visibility).toBe('hidden')
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByText('De cijfers worden opgehaald')).toBeInTheDocument()
  await screen.rerender(<Report lines={[]} />)
  await expect.element(screen.getByText('Nog niets geboekt.')).toBeVisible()
})

test.each([358, 288])('on a phone of %d px a line is a card of its name and one figure', async (width) => {
  const screen = await render(<Report width={width} onOpenFigure={() => {}} />)
  const cells = [...lineOf('8000').querySelectorAll('td')]
  const seen = () => cells.filter((cell) => cell.checkVisibility()).map(({ dataset }) => dataset['name'])
  expect(seen()).toEqual(['2026'])
  expect(lineOf('8000').querySelector('th')?.textContent).toMatch(/2025 50\.873,31 · \+2%$/)
  expect(lineOf('8000').getBoundingClientRect().height).toBeLessThanOrEqual(64)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('20.108,00')
  await userEvent.click(screen.getByRole('button', { name: 'Alle bedragen van Omzet 21%' }))
  expect(seen()).toEqual(quarterColumns.map(({ header }) => header))
  const [one, two] = cells.map((cell) => cell.getBoundingClientRect())
  expect(two?.top).toBeGreaterThanOrEqual(one?.bottom ?? Infinity)
  expect(getComputedStyle(cells[0] ?? document.body, '::before').content).toBe(`"${quarterColumns[0]?.header}"`)
  const scroller = findElement('table').parentElement
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
  await expectAccessible()
})

test('on a phone a figure of nothing is left out, and a name that has no other figure does not open', async () => {
  const lines: ReportTableProps['lines'] = [
    { id: 'one', level: 'subtotal', label: 'Een', figures: { q1: 0, '2026': 500, '2025': 0 } },
    { id: 'two', level: 'subtotal', label: 'Twee', figures: { q1: 500, '2026': 500, '2025': 0 } },
    // What was there before stands under the name already.
    { id: 'three', level: 'subtotal', label: 'Drie', figures: { q1: 0, '2026': 500, '2025': 400 } },
  ]
  const screen = await render(<Report width={358} lines={lines} onOpenFigure={() => {}} />)
  expect(screen.getByRole('button', { name: /^Alle bedragen van (Een|Drie)$/ }).elements()).toEqual([])
  expect(lineOf('three').querySelector('th')?.textContent).toContain('2025 4,00')
  await userEvent.click(screen.getByRole('button', { name: 'Alle bedragen van Twee' }))
  const seen = [...lineOf('two').querySelectorAll('td')].filter((cell) => cell.checkVisibility())
  expect(seen.map(({ dataset }) => dataset['name'])).toEqual(['1e kwartaal', '2026', 'Verschil'])
})

test('on paper nothing scrolls or has a ground, and no line breaks in two', async () => {
  await render(<Report onOpenFigure={() => {}} />)
  await emulatePaper()
  const total = lineOf('gross').querySelector('[data-kind=total]') ?? document.body
  expect(getComputedStyle(total).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(getComputedStyle(lineOf('gross')).breakInside).toBe('avoid')
  expect(getComputedStyle(findElement('table').parentElement ?? document.body).overflowX).toBe('visible')
})

const boxes = ['Grootboek', 'Aangifte', 'Verschil', 'Later aangegeven', 'Nog aan te geven', 'Van eerder', 'Onverklaard']
const boxColumns = boxes.map((header) => ({ id: header, header }))
const months = Array.from({ length: 14 }, (_, month) => ({ id: `m${month}`, header: `september ${month}` }))
const leaf = { id: '1a-vat', label: 'Btw', figures: {} }
const boxLines = (columns: readonly { id: string }[]): ReportTableProps['lines'] => [
  {
    id: 'turnover',
    level: 'group',
    label: '1a Leveringen/diensten belast met hoog tarief',
    figures: {},
    leaves: [{ ...leaf, figures: Object.fromEntries(columns.map(({ id }) => [id, -19_103_050])) }],
  },
]

test.each([
  ['upright', 718, boxColumns, undefined],
  ['on its side', 1047, months, 'lying'],
])('on a sheet %s every column is there, and a name has the room of its line', async (_, width, columns, paper) => {
  await render(<Report width={width} columns={columns} lines={boxLines(columns)} onOpenFigure={() => {}} />)
  await emulatePaper()
  const table = findElement('table')
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(width)
  expect(table.closest('[data-paper]')?.getAttribute('data-paper')).toBe(paper)
  expect(lineOf('turnover').getBoundingClientRect().height).toBeLessThan(28)
  expect(lineOf('1a-vat').getBoundingClientRect().height).toBeLessThan(28)
  const cell = lineOf('1a-vat').querySelector('td') ?? document.body
  expect(Number.parseFloat(getComputedStyle(cell).fontSize)).toBeGreaterThan(7)
})

test('a figure that cannot be opened is text, and what is pointed at or focused is told', async () => {
  const [onOpenFigure, onPointFigure] = [vi.fn(), vi.fn()]
  const screen = await render(
    <Report
      onOpenFigure={onOpenFigure}
      onPointFigure={onPointFigure}
      canOpen={(line, column) => line.id === '8000' && column.kind !== 'before'}
    />,
  )
  expect(lineOf('result').querySelector('td button')).toBeNull()
  expect(lineOf('8000').querySelectorAll('td button')).toHaveLength(5)
  await userEvent.hover(screen.getByRole('button', { name: '11.047,00' }))
  expect(onPointFigure.mock.calls[0]?.[0]).toMatchObject({ id: '8000' })
  lineOf('8000').querySelectorAll<HTMLElement>('td button')[1]?.focus()
  expect(onPointFigure.mock.calls.length).toBeGreaterThan(1)
  expect(onOpenFigure).not.toHaveBeenCalled()
})
