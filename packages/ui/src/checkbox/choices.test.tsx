import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioGroup } from '../radio/radio-group.tsx'
import { Switch } from '../switch/switch.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { Checkbox } from './checkbox.tsx'

const answers = [
  { value: 'monthly', label: 'Per maand' },
  { value: 'quarterly', label: 'Per kwartaal', hint: 'Zo doen de meesten het' },
  { value: 'yearly', label: 'Per jaar', disabled: true },
] as const

function Answers({ error }: { error?: string }) {
  const [value, setValue] = useState<(typeof answers)[number]['value'] | null>(null)
  return <RadioGroup label="Btw-aangifte" options={answers} value={value} onChange={setValue} error={error} />
}

test('checkbox, radio and switch are clean for axe in every state and theme', async () => {
  await render(
    <>
      <Checkbox label="Uit" />
      <Checkbox label="Aan" defaultChecked hint="Met uitleg" />
      <Checkbox label="Deels" indeterminate />
      <Checkbox label="Uitgezet" disabled />
      <Checkbox label="Akkoord" error="Ga akkoord om verder te gaan." />
      <Answers error="Kies een optie." />
      <Switch label="Support mag meekijken" checked onChange={() => undefined} />
      <Switch label="Uit" checked={false} disabled onChange={() => undefined} />
    </>,
  )
  await expectAccessible()
})

test('a checkbox has a target of 24 px, can be partly on and says what is wrong', async () => {
  const screen = await render(<Checkbox label="Akkoord" indeterminate error="Ga akkoord om verder te gaan." />)
  const box = screen.getByRole('checkbox')
  await expect.element(box).toBePartiallyChecked()
  await expect.element(box).toHaveAccessibleDescription('Ga akkoord om verder te gaan.')
  expect(box.element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test('an error under a choice has the sign of an error under a field', async () => {
  await render(
    <>
      <Checkbox label="Akkoord" error="Ga akkoord om verder te gaan." />
      <Answers error="Kies een optie." />
    </>,
  )
  const errors = [...document.querySelectorAll('p')]
  expect(errors.map(({ textContent }) => textContent)).toEqual(['Ga akkoord om verder te gaan.', 'Kies een optie.'])
  for (const error of errors) expect(error.querySelectorAll('svg')).toHaveLength(1)
})

test('a radio group moves with the arrows and skips what is not available', async () => {
  const screen = await render(<Answers />)
  await userEvent.click(screen.getByLabelText('Per maand'))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: /Per kwartaal/ })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Per maand' })).toBeChecked()
})

test('of a radio group without an answer no radio looks chosen', async () => {
  const screen = await render(<Answers />)
  const ground = (name: RegExp) => getComputedStyle(screen.getByRole('radio', { name }).element()).backgroundColor
  const before = ground(/Per maand/)
  await userEvent.click(screen.getByLabelText('Per maand'))
  await expect.poll(() => ground(/Per maand/)).not.toBe(before)
  expect(ground(/Per kwartaal/)).toBe(before)
})

test('a switch turns with Space and tells the new state', async () => {
  const onChange = vi.fn()
  const screen = await render(<Switch label="Meekijken" checked={false} onChange={onChange} />)
  ;(screen.getByRole('switch').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(true)
})
