import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pane } from '../../pane/pane.tsx'
import { findElement } from '../../overlay/find-element.ts'
import { Tabs } from '../../tabs/tabs.tsx'
import { Table } from '../../table/table.tsx'
import { expectAccessible } from '../axe.ts'
import { invoiceColumns, invoices } from '../invoices.tsx'
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

  test('a table has its amounts at the end, which is the left, and its cards fit a phone', async () => {
    await render(<Table label="Facturen" columns={invoiceColumns} rows={invoices(3)} rowKey={({ number }) => number} />)
    const cells = [...findElement('tbody tr').children].map((cell) => cell.getBoundingClientRect().left)
    expect(cells).toEqual(cells.toSorted((one, other) => other - one))
    await expectAccessible()
    await page.viewport(390, 844)
    expect(sticksOut(document.documentElement)).toEqual([])
  })
})
