import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { DurationField, type DurationFieldProps } from './duration-field.tsx'

function Worked({ initial = null, ...rest }: Partial<DurationFieldProps> & { initial?: number | null }) {
  const [seconds, setSeconds] = useState<number | null>(initial)
  return (
    <>
      <DurationField label="Gewerkt" {...rest} valueSeconds={seconds} onChange={setSeconds} />
      <output>{JSON.stringify(seconds)}</output>
    </>
  )
}

test.each([
  ['1:30', '5400', '1:30'],
  ['1,5', '5400', '1:30'],
  ['90m', '5400', '1:30'],
  ['1u05', '3900', '1:05'],
])('%s is %s seconds and shows as %s after leaving the field', async (typed, seconds, shown) => {
  const screen = await render(<Worked />)
  await userEvent.fill(screen.getByLabelText('Gewerkt'), typed)
  await expect.element(screen.getByRole('status')).toHaveTextContent(seconds)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Gewerkt')).toHaveValue(shown)
})

test('seconds that are not shown are kept when nobody types', async () => {
  const screen = await render(<Worked initial={5_445} />)
  await userEvent.click(screen.getByLabelText('Gewerkt'))
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Gewerkt')).toHaveValue('1:30')
  await expect.element(screen.getByRole('status')).toHaveTextContent('5445')
})

test('shows seconds where they are asked for', async () => {
  const screen = await render(<Worked initial={5_445} showSeconds />)
  await expect.element(screen.getByLabelText('Gewerkt')).toHaveValue('1:30:45')
})

test('tells null for what is no duration and says how to write it after leaving', async () => {
  const screen = await render(<Worked initial={60} />)
  await userEvent.fill(screen.getByLabelText('Gewerkt'), 'lang')
  expect(screen.getByText(/Dit is geen duur/).query()).toBeNull()
  await userEvent.tab()
  await expect.element(screen.getByText(/Dit is geen duur/)).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('null')
  await expectAccessible()
})
