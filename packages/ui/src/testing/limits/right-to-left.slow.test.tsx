import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Breadcrumb } from '../../breadcrumb/breadcrumb.tsx'
import { Calendar } from '../../date-field/calendar.tsx'
import { Pagination } from '../../pagination/pagination.tsx'
import { Pane } from '../../pane/pane.tsx'
import { findElement } from '../../overlay/find-element.ts'
import { Tabs } from '../../tabs/tabs.tsx'
import { Table } from '../../table/table.tsx'
import { expectAccessible } from '../axe.ts'
import { invoiceColumns, invoices } from '../invoices.tsx'
import { drawn } from '../drawn.ts'
import { sticksOut } from '../overflow.ts'
import { specimens } from './specimens.tsx'

const arabic = 'شركة النور للتجارة والاستيراد والتصدير المحدودة في مدينة روتردام الهولندية'
const nothing = () => {}

describe('a name written from right to left, in a Dutch page', () => {
  test.each(Object.entries(specimens(arabic)))('%s stays within its box', async (_component, element) => {
    await render(
      <div id="box" style={{ width: 280 }}>
        {element}
      </div>,
    )
    await drawn(findElement('#box'))
    expect(sticksOut(findElement('#box'))).toEqual([])
  })
})

describe('a page from right to left', () => {
  beforeEach(() => {
    document.documentElement.dir = 'rtl'
  })
  afterEach(async () => {
    document.documentElement.removeAttribute('dir')
    await page.viewport(1280, 800)
  })

  test.each(Object.entries(specimens(arabic)))('%s stays within its box', async (_component, element) => {
    await render(
      <div id="box" style={{ width: 280 }}>
        {element}
      </div>,
    )
    await drawn(findElement('#box'))
    expect(sticksOut(findElement('#box'))).toEqual([])
  })

  test('a pane lies at the left edge', async () => {
    await render(
      <Pane open onClose={nothing} title={arabic}>
        {arabic}
      </Pane>,
    )
    const { left, right } = findElement('dialog > div').getBoundingClientRect()
    expect([left, right]).toEqual([0, 560])
    expect(sticksOut(document.documentElement)).toEqual([])
  })

  test('the arrow to the left goes to the next tab', async () => {
    const items = ['Een', 'Twee', 'Drie'].map((label) => ({ value: label, label, content: label }))
    const screen = await render(<Tabs label="Delen" items={items} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Een' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(screen.getByRole('tab', { name: 'Twee' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('tab', { name: 'Een' })).toHaveFocus()
  })

  test('what points to the page before or after points there, and not away from it', async () => {
    await render(
      <>
        <Calendar value="2026-11-20" today="2026-11-20" onChoose={nothing} />
        <Pagination label="Facturen" firstShown={1} shownCount={50} onPrevious={null} onNext={nothing} />
        <Breadcrumb items={[{ label: 'Grootboek', href: '#a' }]} current="1100 Bank" />
      </>,
    )
    const arrows = [...document.querySelectorAll('[data-points=aside]')]
    expect(arrows).toHaveLength(5)
    for (const arrow of arrows) expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
    document.documentElement.dir = 'ltr'
    for (const arrow of arrows) expect(getComputedStyle(arrow).transform).toBe('matrix(1, 0, 0, 1, 0, 0)')
  })

  test('the arrow to the left goes to the next day', async () => {
    const screen = await render(<Calendar value="2026-11-20" today="2026-11-20" onChoose={nothing} />)
    await expect.element(screen.getByRole('button', { name: '20 november 2026' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(screen.getByRole('button', { name: '21 november 2026' })).toHaveFocus()
  })

  test('a table has its amounts at the end, which is the left, and its cards fit a phone', async () => {
    await render(<Table label="Facturen" columns={invoiceColumns} rows={invoices(3)} rowKey={({ number }) => number} />)
    const cells = [...findElement('tbody tr').children].map((cell) => cell.getBoundingClientRect().left)
    expect(cells).toEqual(cells.toSorted((one, other) => other - one))
    await expectAccessible()
    await page.viewport(390, 844)
    expect(sticksOut(document.documentElement)).toEqual([])
  })
})
