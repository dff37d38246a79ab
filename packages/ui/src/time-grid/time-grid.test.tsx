import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { hours, monday, today } from '../testing/week-of-hours.ts'
import type { TimeGridProps } from './time-grid-types.ts'
import { TimeGrid } from './time-grid.tsx'

const told = vi.fn<TimeGridProps['onChange']>()
afterEach(async () => {
  told.mockReset()
  await page.viewport(1280, 800)
})

function Week(props: Partial<TimeGridProps>) {
  const [rows, setRows] = useState(hours)
  return (
    <TimeGrid
      label="Uren"
      monday={monday}
      today={today}
      {...props}
      rows={rows}
      onChange={(id, date, seconds) => {
        told(id, date, seconds)
        setRows((old) =>
          old.map((row) => (row.id === id ? { ...row, entries: { ...row.entries, [date]: { seconds } } } : row)),
        )
      }}
    />
  )
}
const cell = (name: string) => page.getByLabelText(name, { exact: true })
const hasFocus = async (name: string) => {
  await expect.element(cell(name)).toHaveFocus()
}

test('each day and the week come to what was worked, reckoned by hand', async () => {
  const screen = await render(<Week dayTargetSeconds={28_800} weekTargetSeconds={144_000} />)
  // ma 6:00 + 2:00, di 4:30 + 2:30, do 2:15 + 1:24; the week 8:00 + 7:00 + 3:39.
  const totals = screen.getByRole('row', { name: /^Totaal/ }).element() as HTMLTableRowElement
  expect([...totals.cells].map(({ textContent }) => textContent)).toEqual([
    'Totaalvan 8:00 per dag',
    '8:00',
    '7:00',
    '–',
    '3:39',
    '–',
    '–',
    '–',
    '18:39van 40:00',
  ])
  await expectAccessible()
})

test('what stands in a cell that is pressed is replaced by what is typed', async () => {
  await render(<Week />)
  const filled = cell('Studio, ma 16 november 2026')
  await userEvent.click(filled)
  await userEvent.keyboard('1,75{Tab}')
  await expect.element(filled).toHaveValue('1:45')
})

test('a time is told once, in seconds, when its cell is left', async () => {
  await render(<Week />)
  await userEvent.click(cell('Studio, wo 18 november 2026'))
  await userEvent.keyboard('1,5')
  expect(told).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}{Tab}')
  expect(told.mock.calls).toEqual([['studio', '2026-11-18', 5400]])
  await expect.element(cell('Studio, wo 18 november 2026')).toHaveValue('1:30')
})

test('Enter tells a time on the last line too, where there is no cell to go on to', async () => {
  await render(<Week />)
  await userEvent.click(cell('Studio, wo 18 november 2026'))
  await userEvent.keyboard('1,5{Enter}')
  expect(told.mock.calls).toEqual([['studio', '2026-11-18', 5400]])
  await hasFocus('Studio, wo 18 november 2026')
  await userEvent.keyboard('lang{Enter}')
  await expect.element(cell('Studio, wo 18 november 2026')).toHaveAccessibleDescription(/^Dit is geen duur/)
  await userEvent.keyboard('2{Enter}{Tab}')
  expect(told.mock.calls).toEqual([
    ['studio', '2026-11-18', 5400],
    ['studio', '2026-11-18', 7200],
  ])
})

test('what is no time is not told, stays and is named; what is emptied is null', async () => {
  await render(<Week />)
  await userEvent.fill(cell('Studio, ma 16 november 2026'), 'lang')
  await userEvent.tab()
  await expect.element(cell('Studio, ma 16 november 2026')).toHaveAccessibleDescription(/^Dit is geen duur/)
  expect(told).not.toHaveBeenCalled()
  await userEvent.clear(cell('Studio, ma 16 november 2026'))
  await userEvent.tab()
  expect(told.mock.calls).toEqual([['studio', '2026-11-16', null]])
})

test('a time that was refused stays in its cell, with the reason, until another is typed', async () => {
  const onChange = vi.fn<TimeGridProps['onChange']>()
  const refused = hours.map((row) =>
    row.id === 'studio'
      ? { ...row, entries: { '2026-11-18': { seconds: 3600, fault: 'Deze dag heeft 24:00 uur.' } } }
      : row,
  )
  const screen = await render(<TimeGrid label="Uren" monday={monday} today={today} rows={hours} onChange={onChange} />)
  const refusedCell = cell('Studio, wo 18 november 2026')
  await userEvent.fill(refusedCell, '25')
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual([['studio', '2026-11-18', 90_000]])
  await screen.rerender(<TimeGrid label="Uren" monday={monday} today={today} rows={refused} onChange={onChange} />)
  await userEvent.fill(refusedCell, '25')
  await userEvent.tab()
  await expect.element(refusedCell).toHaveValue('25:00')
  await expect.element(refusedCell).toBeInvalid()
  await expect.element(refusedCell).toHaveAccessibleDescription('Deze dag heeft 24:00 uur.')
  await expectAccessible()
  await userEvent.fill(refusedCell, '1')
  await userEvent.tab()
  await expect.element(refusedCell).not.toBeInvalid()
})

test('arrows go from cell to cell in four directions, and past a timer that runs', async () => {
  await render(<Week />)
  await userEvent.click(cell('Website · Bouw, wo 18 november 2026'))
  await userEvent.keyboard('{ArrowDown}')
  await hasFocus('Studio, wo 18 november 2026')
  await userEvent.keyboard('{End}{ArrowRight}')
  await hasFocus('Studio, vandaag 19 november 2026')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowRight}')
  await hasFocus('Website · Bouw, vr 20 november 2026')
})

test('n and t are keys where nothing is typed, and letters within a time', async () => {
  const [onNote, onToggleTimer] = [vi.fn(), vi.fn()]
  await render(<Week onNote={onNote} onToggleTimer={onToggleTimer} />)
  await userEvent.click(cell('Studio, wo 18 november 2026'))
  await userEvent.keyboard('nt')
  expect(onNote.mock.calls).toEqual([['studio', '2026-11-18']])
  expect(onToggleTimer.mock.calls).toEqual([['studio', '2026-11-18']])
  await userEvent.keyboard('30 min')
  await expect.element(cell('Studio, wo 18 november 2026')).toHaveValue('30 min')
  expect(onNote).toHaveBeenCalledTimes(1)
})

test('on a phone one day is typed in, chosen by its button', async () => {
  await page.viewport(390, 800)
  const screen = await render(<Week />)
  await expect.element(cell('Studio, vandaag 19 november 2026')).toBeVisible()
  expect(cell('Studio, ma 16 november 2026').element().checkVisibility()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'ma 16 8:00' }))
  await expect.element(cell('Studio, ma 16 november 2026')).toBeVisible()
  await expect.element(cell('Studio, ma 16 november 2026')).toHaveValue('2:00')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test('the day that is looked at is told: of the cell with the focus, and the one chosen on a phone', async () => {
  const onDay = vi.fn<(date: string) => void>()
  await render(<Week onDay={onDay} />)
  await userEvent.click(cell('Studio, ma 16 november 2026'))
  expect(onDay).toHaveBeenLastCalledWith('2026-11-16')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(onDay).toHaveBeenLastCalledWith('2026-11-17')
  await page.viewport(390, 800)
  await userEvent.click(page.getByRole('button', { name: /wo/ }))
  expect(onDay).toHaveBeenLastCalledWith('2026-11-18')
})

test('a screen that shows the lines of a day itself gets its days alone, with the one it looks at', async () => {
  const onDay = vi.fn<(date: string) => void>()
  await page.viewport(390, 800)
  const screen = await render(<Week daysAlone day="2026-11-17" onDay={onDay} />)
  await expect.element(screen.getByRole('button', { name: 'di 17 7:00' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('table').elements()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'ma 16 8:00' }))
  expect(onDay.mock.calls).toEqual([['2026-11-16']])
})
