import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'
import type { DateRange } from './date-range.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }

async function setUp(props: Partial<DateRangeFieldProps> = {}) {
  const onChange = vi.fn<(range: DateRange | null, pastDays?: number) => void>()
  function Period() {
    const [range, setRange] = useState(props.value ?? null)
    const change = (next: DateRange | null, pastDays?: number) => {
      onChange(next, pastDays)
      setRange(next)
    }
    return (
      <>
        <DateRangeField label="Periode" today="2026-11-20" {...props} value={range} onChange={change} />
        <button type="button">Elders</button>
      </>
    )
  }
  const screen = await render(<Period />)
  const told = () => onChange.mock.calls.map(([range]) => range)
  return {
    screen,
    onChange,
    told,
    from: screen.getByLabelText('Van', { exact: true }),
    to: screen.getByLabelText('Tot en met'),
    open: () => userEvent.click(screen.getByRole('button', { name: 'Kies een periode' })),
    leave: () => userEvent.click(screen.getByRole('button', { name: 'Elders' })),
  }
}

test('two typed days are one range, told once, when the field is left', async () => {
  const { from, to, told, leave } = await setUp()
  await userEvent.fill(from, '1-10')
  await userEvent.fill(to, '15 nov')
  expect(told()).toEqual([])
  await leave()
  expect(told()).toEqual([{ from: '2026-10-01', to: '2026-11-15' }])
  await expect.element(from).toHaveValue('01-10-2026')
  await expect.element(to).toHaveValue('15-11-2026')
})

test('Enter tells the range at once', async () => {
  const { from, told } = await setUp({ value: november })
  await userEvent.fill(from, '3-11')
  await userEvent.keyboard('{Enter}')
  expect(told()).toEqual([{ from: '2026-11-03', to: '2026-11-30' }])
})

test.each([
  ['extra-small', 264],
  ['small', 264],
  ['medium', 264],
  ['large', 304],
] as const)('both days can be read whole in a field of the size %s that is %i px wide', async (size, width) => {
  await render(
    <div style={{ width }}>
      <DateRangeField
        label="Periode"
        size={size}
        value={{ from: '2026-08-28', to: '2026-08-30' }}
        onChange={() => undefined}
        today="2026-11-20"
      />
    </div>,
  )
  const inputs = [...document.querySelectorAll('input')]
  expect(inputs.map(({ value }) => value)).toEqual(['28-08-2026', '30-08-2026'])
  for (const { scrollWidth, clientWidth } of inputs) expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('an emptied field is null and no error', async () => {
  const { screen, from, to, told, leave } = await setUp({ value: november })
  await userEvent.clear(from)
  await userEvent.clear(to)
  await leave()
  expect(told()).toEqual([null])
  await expect.element(screen.getByLabelText('Van', { exact: true })).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['31-2', '1-3', /Dit is geen datum/],
  ['1-3', '', /Er ontbreekt een dag/],
  ['2-3', '1-3', /De einddatum ligt voor de begindatum/],
  ['31-12-2025', '1-3', /kan niet voor 01-01-2026 liggen/],
  ['1-3', '1-1-2027', /kan niet na 31-12-2026 liggen/],
])('%s to %s is no range: it tells null, keeps the text and says why', async (first, last, message) => {
  const { screen, from, to, told, leave } = await setUp({ value: november, min: '2026-01-01', max: '2026-12-31' })
  await userEvent.fill(from, first)
  await userEvent.fill(to, last)
  expect(screen.getByText(message).query()).toBeNull()
  await leave()
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(from).toHaveValue(first)
  expect(told()).toEqual([null])
  await expectAccessible()
})

test('a preset is chosen with one press, and its name stands at the field', async () => {
  const { screen, told, open } = await setUp({ value: november })
  await open()
  await expectAccessible()
  await expect.element(screen.getByRole('button', { name: 'Deze maand' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Q2 2026' }))
  expect(told()).toEqual([{ from: '2026-04-01', to: '2026-06-30' }])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Q2 2026')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Kies een periode' })).toHaveFocus()
})

test('past days go from 1 to 799 and say how many they are', async () => {
  const { screen, onChange, open } = await setUp()
  await open()
  const days = screen.getByLabelText('Afgelopen dagen')
  await userEvent.fill(days, '800')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Kies 1 tot en met 799 dagen.')).toBeVisible()
  await userEvent.fill(days, '7')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-14', to: '2026-11-20' }, 7]])
})

test('two days in the calendar are a range in either order, by key, and it shows on the way', async () => {
  const { screen, told, from } = await setUp({ value: { from: '2026-11-12', to: '2026-11-13' } })
  await userEvent.click(from)
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(screen.getByRole('button', { name: '12 november 2026' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{ArrowUp}{ArrowRight}')
  const chosen = () => document.querySelectorAll('[role=grid] [aria-selected=true]').length
  await expect.poll(chosen).toBe(7)
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  expect(told()).toEqual([{ from: '2026-11-06', to: '2026-11-12' }])
})

test('presets keep within the limits, and one outside them cannot be chosen', async () => {
  const { screen, told, open } = await setUp({ min: '2026-02-01', max: '2026-11-20' })
  await open()
  await expect.element(screen.getByRole('button', { name: 'Vorig jaar' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Dit jaar', exact: true }))
  expect(told()).toEqual([{ from: '2026-02-01', to: '2026-11-20' }])
})

test('Escape leaves the range as it was', async () => {
  const { screen, told, open } = await setUp({ value: november })
  await open()
  await userEvent.keyboard('{Enter}{ArrowDown}{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(told()).toEqual([])
})

test('an owner that keeps its range leaves what was typed, and what is wrong with it, in sight', async () => {
  const screen = await render(
    <DateRangeField label="Periode" today="2026-11-20" value={november} onChange={() => undefined} />,
  )
  const to = screen.getByLabelText('Tot en met')
  await userEvent.fill(to, '1-10')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/De einddatum ligt voor de begindatum/)).toBeVisible()
  await expect.element(to).toHaveValue('1-10')
})

test('Tab from the last day says what is wrong, though the button of the field has the focus then', async () => {
  const { screen, from, to, told } = await setUp({ value: november })
  await userEvent.fill(from, '31-12-2026')
  await userEvent.click(to)
  expect(screen.getByText(/ligt voor de begindatum/).query()).toBeNull()
  await userEvent.fill(to, '01-01-2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Kies een periode' })).toHaveFocus()
  await expect
    .element(screen.getByText('De einddatum ligt voor de begindatum. Kies een latere einddatum.'))
    .toBeVisible()
  expect(told()).toEqual([null])
})
