import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Download } from '../icons/drawings.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { overlays } from '../overlay/overlays.ts'
import { expectAccessible } from '../testing/axe.ts'
import { invoiceColumns, invoices } from '../testing/invoices.tsx'
import { boxOf, totals } from './table-room.test-support.tsx'
import { toast } from '../toast/toast.ts'
import { Table } from './table.tsx'

afterEach(async () => {
  overlays.toasts.clear()
  await page.viewport(1280, 800)
})

const chosen = new Set(['2026-0001', '2026-0002'])
const chosenTable = (
  <Table
    label="Facturen"
    columns={invoiceColumns.map((column) => (column.id === 'amount' ? { ...column, total: '€ 4.815,00' } : column))}
    rows={invoices(20)}
    rowKey={({ number }) => number}
    selection={{ keys: chosen, onChange: () => undefined, always: true }}
    bulkSummary="€ 3.743,92 van 2 leveranciers, waarvan € 1.200,00 te laat"
    bulkActions={['Versturen 2', 'Pdf downloaden 2', 'Als verstuurd markeren 2'].map((text) => (
      <Button key={text} size="small" icon={Download}>
        {text}
      </Button>
    ))}
  />
)
const bar = () => boxOf('[role=group]')

test('on a phone what is chosen has the cross beside it, and what can be done with it one line', async () => {
  await page.viewport(390, 800)
  const screen = await render(chosenTable)
  const cross = screen.getByRole('button', { name: 'Selectie wissen' }).element().getBoundingClientRect()
  const count = screen.getByText('2 gekozen').last().element().getBoundingClientRect()
  expect(cross.top).toBeLessThan(count.bottom)
  const tops = screen.getByRole('group').getByRole('button', { name: /\d$/ }).elements()
  expect(new Set(tops.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(390)
  for (const { scrollWidth, clientWidth } of document.querySelectorAll('[role=group] button span')) {
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
  // What lies beyond the end of the line comes in sight with the focus.
  screen.getByRole('button', { name: 'Pdf downloaden 2' }).element().focus()
  await userEvent.keyboard('{Tab}')
  const last = screen.getByRole('button', { name: 'Als verstuurd markeren 2' }).element()
  await expect.poll(() => last.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test.each([390, 1280])('at %i px a toast stands above the bar and the totals', async (width) => {
  await page.viewport(width, 800)
  const screen = await render(
    <>
      <OverlayHost />
      {chosenTable}
    </>,
  )
  toast.success('2 facturen verstuurd')
  const told = screen.getByRole('listitem').filter({ hasText: '2 facturen verstuurd' })
  await expect.element(told).toBeVisible()
  const bottom = () => told.element().getBoundingClientRect().bottom
  await expect.poll(bottom).toBeLessThan(Math.min(bar().top, totals().top))
})

test('with the bar what lifts toasts is gone', async () => {
  const lift = () => document.documentElement.style.getPropertyValue('--klopt-toast-over')
  const screen = await render(chosenTable)
  await expect.poll(lift).not.toBe('')
  await screen.unmount()
  expect(lift()).toBe('')
})
