import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en } from '../language/en/index.ts'
import { KloptProvider } from '../language/klopt-provider.tsx'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { TimeField, type TimeFieldProps } from './time-field.tsx'

function Starts({ initial = null, ...rest }: Partial<TimeFieldProps> & { initial?: string | null }) {
  const [time, setTime] = useState(initial)
  return (
    <>
      <TimeField label="Begintijd" {...rest} value={time} onChange={setTime} />
      <output>{JSON.stringify(time)}</output>
    </>
  )
}

const sent = () => new FormData(findElement('form') as HTMLFormElement).get('start')

test.each([
  ['9', '"09:00"', '09:00'],
  ['930', '"09:30"', '09:30'],
  ['18.15', '"18:15"', '18:15'],
  ['9u30', '"09:30"', '09:30'],
])('%s is %s and shows as %s after leaving the field', async (typed, value, shown) => {
  const screen = await render(<Starts />)
  await userEvent.fill(screen.getByLabelText('Begintijd'), typed)
  await expect.element(screen.getByRole('status')).toHaveTextContent(value)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Begintijd')).toHaveValue(shown)
})

test('tells null for what is no time and says how to write it after leaving', async () => {
  const screen = await render(<Starts initial="09:00" />)
  await userEvent.fill(screen.getByLabelText('Begintijd'), '25:00')
  expect(screen.getByText(/Dit is geen tijd/).query()).toBeNull()
  await userEvent.tab()
  await expect.element(screen.getByText('Dit is geen tijd. Typ die bijvoorbeeld als 09:30.')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('null')
  await expectAccessible()
})

test('the arrows go to the next whole quarter, round midnight', async () => {
  const screen = await render(<Starts initial="23:40" />)
  const field = screen.getByRole('spinbutton', { name: 'Begintijd' })
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('23:45')
  await expect.element(field).toHaveAttribute('aria-valuenow', String(23 * 60 + 45))
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('00:00')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue('23:30')
})

test('the arrows stay between the first and the last time, by the step that is asked for', async () => {
  const screen = await render(<Starts min="08:00" max="09:00" stepMinutes={25} />)
  const field = screen.getByLabelText('Begintijd')
  await userEvent.click(field)
  const seen: string[] = []
  for (const key of ['{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}']) {
    await userEvent.keyboard(key)
    seen.push((field.element() as HTMLInputElement).value)
  }
  expect(seen).toEqual(['08:00', '08:20', '08:45', '09:00', '09:00', '08:45'])
})

test('what is read-only does not move', async () => {
  const screen = await render(<Starts initial="09:00" readOnly />)
  await userEvent.click(screen.getByLabelText('Begintijd'))
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByLabelText('Begintijd')).toHaveValue('09:00')
})

test('keeps its own value, sends HH:MM in any locale, and takes it back on a reset', async () => {
  const screen = await render(
    <KloptProvider locale="en-US" texts={en}>
      <form>
        <TimeField label="Starts at" name="start" defaultValue="09:30" />
        <button type="reset">Reset</button>
      </form>
    </KloptProvider>,
  )
  const field = screen.getByLabelText('Starts at')
  await expect.element(field).toHaveValue('9:30 AM')
  await userEvent.fill(field, '9:45 pm')
  expect(sent()).toBe('21:45')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await expect.element(field).toHaveValue('9:30 AM')
  expect(sent()).toBe('09:30')
})
