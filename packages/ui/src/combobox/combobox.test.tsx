import { useState } from 'react'
import { assert, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Modal } from '../modal/modal.tsx'
import type { Option } from '../select/option.ts'
import { expectAccessible } from '../testing/axe.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const relations: Option<string>[] = [
  { value: '1', label: 'Gemeente Haarlem', description: 'crediteuren@haarlem.example' },
  { value: '2', label: 'Bloemisterij De Klaproos', description: 'Haarlem' },
  { value: '3', label: 'Van Rijn B.V.' },
]

type Props = Partial<ComboboxProps<string>>

function Keeping({ value: start = null, onChange, ...props }: Props) {
  const [value, setValue] = useState(start)
  return (
    <Combobox
      label="Relatie"
      {...props}
      value={value}
      onChange={(option) => {
        setValue(option)
        onChange?.(option)
      }}
    />
  )
}

async function setUp(props: Props = { options: relations }) {
  const onChange = vi.fn<(option: Option<string> | null) => void>()
  const screen = await render(
    <>
      <Keeping {...props} onChange={onChange} />
      <button type="button">Verder</button>
    </>,
  )
  const input = screen.getByRole('combobox', { name: 'Relatie' })
  const names = () =>
    screen
      .getByRole('option')
      .elements()
      .map((element) => element.textContent)
  return { screen, input, names, list: screen.getByRole('listbox'), onChange }
}

test('is clean for axe, closed, open and with nothing found', async () => {
  const { screen, input, list } = await setUp()
  await expectAccessible()
  await userEvent.click(input)
  await expect.element(list).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('xyz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Niets gevonden')
  await expectAccessible()
})

test('typing searches, Enter chooses the first and does not send the form', async () => {
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Keeping options={relations} name="relation" onChange={onChange} />
    </form>,
  )
  const input = screen.getByRole('combobox')
  await userEvent.click(input)
  await userEvent.keyboard('haarlem blo{Enter}')
  await expect.element(input).toHaveValue('Bloemisterij De Klaproos')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(onChange.mock.calls).toEqual([[relations[1]]])
  expect(onSubmit).not.toHaveBeenCalled()
  const form = screen.container.querySelector('form')
  expect(new FormData(form ?? undefined).get('relation')).toBe('2')
})

test('Escape and leaving bring back what was chosen', async () => {
  const { screen, input, list, onChange } = await setUp({ options: relations, value: relations[0] })
  await userEvent.click(input)
  await userEvent.keyboard('rijn{Escape}')
  await expect.element(input).toHaveValue('Gemeente Haarlem')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('rijn{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Verder' })).toHaveFocus()
  await expect.element(input).toHaveValue('Gemeente Haarlem')
  expect(onChange).not.toHaveBeenCalled()
})

test('emptying the field takes the choice away', async () => {
  const { input, onChange } = await setUp({ options: relations, value: relations[0] })
  await userEvent.click(input)
  await userEvent.keyboard('{Backspace}{Tab}')
  expect(onChange.mock.calls).toEqual([[null]])
})

test('what is not there can be made, but not what is there already', async () => {
  const onCreate = vi.fn()
  const createLabel = (text: string) => `Nieuwe relatie "${text}" toevoegen`
  const { input, names, screen } = await setUp({ options: relations, onCreate, createLabel })
  await userEvent.click(input)
  await userEvent.keyboard('van rijn b.v.')
  await expect.poll(names).toEqual(['Van Rijn B.V.'])
  await userEvent.clear(input)
  await userEvent.keyboard('Bakkerij Smit')
  await expect.element(screen.getByRole('option')).toHaveTextContent('Nieuwe relatie "Bakkerij Smit" toevoegen')
  await userEvent.keyboard('{Enter}')
  expect(onCreate.mock.calls).toEqual([['Bakkerij Smit']])
})

test('a search elsewhere waits half a second, aborts what is overtaken and ignores a late answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answers = new Map<string, (options: readonly Option<string>[]) => void>()
    const loadOptions = vi.fn(
      (search: string, _signal: AbortSignal) =>
        new Promise<readonly Option<string>[]>((resolve) => answers.set(search, resolve)),
    )
    const { screen, input, names } = await setUp({ loadOptions })
    await userEvent.click(input)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Zoeken…')
    await userEvent.keyboard('kl')
    vi.advanceTimersByTime(499)
    expect(loadOptions.mock.calls.map(([search]) => search)).not.toContain('kl')
    vi.advanceTimersByTime(1)
    await userEvent.keyboard('a')
    vi.advanceTimersByTime(500)
    const [, first] = loadOptions.mock.calls.find(([search]) => search === 'kl') ?? []
    expect(first?.aborted).toBe(true)
    answers.get('kla')?.(relations.slice(1, 2))
    answers.get('kl')?.(relations)
    await expect.poll(names).toEqual(['Bloemisterij De KlaproosHaarlem'])
  } finally {
    vi.useRealTimers()
  }
})

test('a search that fails says so', async () => {
  const { screen, input } = await setUp({ loadOptions: () => Promise.reject(new Error('offline')) })
  await userEvent.click(input)
  await expect.element(screen.getByText(/Zoeken is niet gelukt/u)).toBeVisible()
})

test('in a dialog, Escape closes the list and not the dialog', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Modal open onClose={onClose} title="Titel">
      <Keeping options={relations} />
    </Modal>,
  )
  await userEvent.click(screen.getByRole('combobox'))
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('a field that a form knows by name looks as one that takes input', async () => {
  const screen = await render(
    <>
      <Keeping label="Zonder naam" options={relations} />
      <Keeping label="Met naam" options={relations} name="contactId" />
      <Keeping label="Gesloten" options={relations} name="closed" disabled />
    </>,
  )
  const box = (label: string) => {
    const { parentElement } = screen.getByRole('combobox', { name: label }).element()
    assert(parentElement)
    const { backgroundColor, borderColor } = getComputedStyle(parentElement)
    return { backgroundColor, borderColor }
  }
  expect(box('Met naam')).toEqual(box('Zonder naam'))
  expect(box('Gesloten')).not.toEqual(box('Zonder naam'))
})
