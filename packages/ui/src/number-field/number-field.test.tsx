import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { NumberField } from './number-field.tsx'

function Share({ maxDecimals }: { maxDecimals?: number }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <NumberField label="Deel" unit="%" maxDecimals={maxDecimals} value={value} onChange={setValue} />
      <output>{value ?? 'geen'}</output>
    </>
  )
}

test('its unit keeps its distance from the edge, also where what is sent stands behind it', async () => {
  const screen = await render(
    <NumberField label="Afstand" unit="km" name="distance" value={null} onChange={() => {}} />,
  )
  const unit = screen.getByText('km').element()
  const edge = unit.parentElement?.getBoundingClientRect().right ?? 0
  expect(edge - unit.getBoundingClientRect().right).toBeGreaterThanOrEqual(10)
})

test.each([
  ['21', '21', '21'],
  ['21%', '21', '21'],
  ['73,50 %', '73.5', '73,5'],
  ['1.234,5', '1234.5', '1.234,5'],
  ['-0,25', '-0.25', '-0,25'],
])('%s is %s and shows as %s after leaving the field', async (typed, wire, shown) => {
  const screen = await render(<Share />)
  await userEvent.fill(screen.getByLabelText('Deel'), typed)
  await expect.element(screen.getByRole('status')).toHaveTextContent(wire)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Deel')).toHaveValue(shown)
})

test.each([
  [2, '1,234', 'ten hoogste 2 decimalen'],
  [0, '1,5', 'geen heel getal'],
  [2, 'veel', 'geen getal'],
])('with %i decimals %s is no number, stays, and is named after leaving', async (maxDecimals, typed, message) => {
  const screen = await render(<Share maxDecimals={maxDecimals} />)
  await userEvent.fill(screen.getByLabelText('Deel'), typed)
  await userEvent.tab()
  await expect.element(screen.getByRole('status')).toHaveTextContent('geen')
  await expect.element(screen.getByLabelText('Deel')).toHaveValue(typed)
  await expect.element(screen.getByLabelText('Deel')).toHaveAccessibleDescription(new RegExp(message))
  await expectAccessible()
})
