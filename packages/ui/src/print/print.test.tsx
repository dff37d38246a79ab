import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AgeingBar } from '../ageing-bar/ageing-bar.tsx'
import { Card } from '../card/card.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { Table } from '../table/table.tsx'
import { invoiceColumns, invoices, totalOf } from '../testing/invoices.tsx'
import { emulate, emulatePaper } from '../testing/media.ts'
import { printHidden, printOnly } from './print.css.ts'

afterEach(async () => {
  await emulate()
  delete document.documentElement.dataset['theme']
})

const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
const lightnessOf = (color: string) => Number(/oklch\(([\d.]+)/.exec(color)?.[1] ?? 'NaN')

test('what is dark on the screen is dark on white on paper', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  await render(<Card title="Saldo">€ 12,00</Card>)
  expect(lightnessOf(styleOf('section').color)).toBeGreaterThan(0.8)
  await emulatePaper()
  expect(lightnessOf(styleOf('section').color)).toBeLessThan(0.4)
  expect(lightnessOf(styleOf('section').backgroundColor)).toBe(1)
})

test('what is for the screen alone is not on paper, and the other way around', async () => {
  const screen = await render(
    <>
      <p className={printHidden}>Druk hier</p>
      <p className={printOnly}>Bloemisterij De Klaproos</p>
    </>,
  )
  await expect.element(screen.getByText('Druk hier')).toBeVisible()
  await expect.element(screen.getByText('Bloemisterij De Klaproos')).not.toBeVisible()
  await emulatePaper()
  await expect.element(screen.getByText('Druk hier')).not.toBeVisible()
  await expect.element(screen.getByText('Bloemisterij De Klaproos')).toBeVisible()
})

test('a table on paper repeats its head, says its totals once and breaks no row', async () => {
  const columns = invoiceColumns.map((column) =>
    column.id === 'amount' ? { ...column, total: totalOf(invoices(60)) } : column,
  )
  const screen = await render(
    <div style={{ width: 718 }}>
      <Table
        label="Facturen"
        columns={columns}
        rows={invoices(60)}
        rowKey={({ number }) => number}
        sort={{ columnId: 'date', direction: 'ascending' }}
        onSortChange={() => undefined}
        maxHeight="300px"
      />
    </div>,
  )
  await emulatePaper()
  expect(styleOf('thead').display).toBe('table-header-group')
  expect(styleOf('tfoot').display).toBe('table-row-group')
  expect(styleOf('tbody tr').breakInside).toBe('avoid')
  const [scroller, table] = [document.querySelector('[data-scrolls]'), document.querySelector('table')]
  expect(scroller?.clientHeight).toBeGreaterThanOrEqual(table?.clientHeight ?? 0)
  expect(screen.getByRole('button', { name: /^Sorteren/ }).query()).toBeNull()
})

test('a card stays on one page, and one with a table begins where it is and goes on over the next', async () => {
  await render(
    <>
      <Card title="Saldo">€ 12,00</Card>
      <Card title="Facturen" padding="none">
        <Table label="Facturen" columns={invoiceColumns} rows={invoices(3)} rowKey={({ number }) => number} />
      </Card>
    </>,
  )
  await emulatePaper()
  const cards = [...document.querySelectorAll('section')].map((card) => getComputedStyle(card).breakInside)
  expect(cards).toEqual(['avoid', 'auto'])
  expect(document.querySelector('tbody tr')?.clientHeight).toBeLessThan(34)
})

test('facts stand beside their questions on paper, however narrow the screen was', async () => {
  await render(<DescriptionList items={[{ term: 'IBAN', details: 'NL20 INGB 0001 2345 67' }]} />)
  await emulatePaper()
  const [term, details] = [document.querySelector('dt'), document.querySelector('dd')]
  expect(term?.getBoundingClientRect().top).toBe(details?.getBoundingClientRect().top)
})

test('a chart that was drawn for the screen is no wider than the sheet, and a bar that is a ground is printed', async () => {
  const months = [{ label: 'okt' }, { label: 'nov' }]
  await render(
    <>
      <LineChart
        title="Saldo"
        categories={months}
        series={[{ label: 'Saldo', values: [100, 200] }]}
        formatValue={String}
      />
      <AgeingBar label="Openstaand" buckets={[{ label: 'Niet vervallen', cents: 100 }]} />
    </>,
  )
  await expect.poll(() => document.querySelector('svg[viewBox]')).not.toBeNull()
  await emulatePaper()
  expect(styleOf('svg[viewBox]').maxWidth).toBe('100%')
  expect(styleOf('li > div > div').printColorAdjust).toBe('exact')
})
