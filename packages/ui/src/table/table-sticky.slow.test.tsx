import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable } from '../testing/invoices-table.tsx'
import { invoiceColumns } from '../testing/invoices.tsx'

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}
const boxOf = (selector: string) => find(selector).getBoundingClientRect()

afterEach(async () => {
  document.documentElement.removeAttribute('style')
  await page.viewport(1280, 800)
})

test.each([1280, 900, 700])(
  'at %i px head and totals stay in sight while the page scrolls, beside its bars',
  async (width) => {
    await page.viewport(width, 800)
    document.documentElement.style.setProperty('--klopt-sticky-top', '48px')
    document.documentElement.style.setProperty('--klopt-sticky-bottom', '60px')
    await render(
      <>
        <div style={{ height: 300 }} />
        <InvoicesTable count={60} selection={undefined} />
        <div style={{ height: 600 }} />
      </>,
    )
    window.scrollTo({ top: 900 })
    await expect.poll(() => boxOf('thead th').top).toBeCloseTo(48, 0)
    expect(boxOf('tfoot td').bottom).toBeCloseTo(800 - 60, 0)
  },
)

test.each([1280, 500])('at %i px the row that the keys come to stands clear of head and totals', async (width) => {
  await page.viewport(width, 800)
  document.documentElement.style.setProperty('--klopt-sticky-top', '48px')
  document.documentElement.style.setProperty('--klopt-sticky-bottom', '60px')
  await render(
    <>
      <div style={{ height: 300 }} />
      <InvoicesTable count={60} selection={undefined} onRowActivate={() => {}} />
    </>,
  )
  find('tbody tr').focus()
  const focused = () => document.activeElement?.getBoundingClientRect()
  await userEvent.keyboard('{ArrowDown>20/}')
  expect(focused()?.bottom).toBeLessThanOrEqual(boxOf('tfoot tr').top)
  await userEvent.keyboard('{ArrowUp>19/}')
  const head = width > 640 ? boxOf('thead th').bottom : 48
  expect(focused()?.top).toBeGreaterThanOrEqual(head)
})

test.each([1000, 700])(
  'at %i px a table that is wider than its place scrolls in it, both ways, with its head and totals in sight',
  async (width) => {
    await page.viewport(width, 800)
    const wide = invoiceColumns.map((column) => ({
      ...column,
      priority: undefined,
      header: 'Een lange kop van '.repeat(8),
    }))
    await render(<InvoicesTable count={60} columns={wide} selection={undefined} onRowActivate={undefined} />)
    const scroller = find('[data-scrolls]')
    await expect.poll(() => scroller.scrollHeight - scroller.clientHeight).toBeGreaterThan(0)
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    scroller.scrollTo({ top: 500, left: 100 })
    await expect.poll(() => boxOf('thead th').top - boxOf('[data-scrolls]').top).toBeCloseTo(0, 0)
    await expectAccessible()
  },
)

test('a table that gets the room it wants again scrolls with the page again', async () => {
  await page.viewport(700, 800)
  const wide = invoiceColumns.map((column) => ({ ...column, header: 'EenKopVanDertigTekensAanElkaar' }))
  await render(<InvoicesTable count={60} columns={wide} selection={undefined} />)
  await expect.poll(() => find('[data-scrolls]').dataset['scrolls']).toBe('self')
  await page.viewport(1280, 800)
  await expect.poll(() => find('[data-scrolls]').dataset['scrolls']).toBe('page')
})
