import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { profitAndLoss, quarterColumns } from '../testing/profit-and-loss.ts'
import { ReportTable } from './report-table.tsx'

const print = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event))
afterEach(() => print('afterprint'))

const shownLeaves = () => document.querySelectorAll('tr[data-level="leaf"]').length
const allLeaves = profitAndLoss.reduce((sum, { leaves = [] }) => sum + leaves.length, 0)

const Report = ({ opensOnPaper }: { opensOnPaper?: boolean }) => (
  <ReportTable
    label="Dagboek"
    columns={quarterColumns}
    lines={profitAndLoss}
    open={new Set()}
    onOpenChange={() => undefined}
    emptyText="Nog niets geboekt."
    {...(opensOnPaper !== undefined && { opensOnPaper })}
  />
)

test('on paper a journal is open, and after it as it stood on the screen', async () => {
  await render(<Report opensOnPaper />)
  expect(shownLeaves()).toBe(0)
  print('beforeprint')
  expect(shownLeaves()).toBe(allLeaves)
  print('afterprint')
  await expect.poll(shownLeaves).toBe(0)
})

test('a report is printed as it stands on the screen', async () => {
  await render(<Report />)
  print('beforeprint')
  expect(shownLeaves()).toBe(0)
})
