import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import type { Option } from './option.ts'
import { MultiSelect, Select, type MultiSelectProps, type SelectProps } from './select.tsx'

const terms: Option<number>[] = [
  { value: 7, label: '7 dagen' },
  { value: 14, label: '14 dagen' },
  { value: 21, label: '21 dagen', disabled: true },
  { value: 30, label: '30 dagen' },
]

async function setUp(props: Partial<SelectProps<number>> = {}) {
  const onChange = vi.fn<(value: number | null) => void>()
  const screen = await render(<Select label="Betaaltermijn" options={terms} onChange={onChange} {...props} />)
  const select = screen.getByRole('combobox', { name: 'Betaaltermijn' })
  const list = screen.getByRole('listbox')
  const option = (name: string) => screen.getByRole('option', { name })
  const active = () => {
    const id = select.element().getAttribute('aria-activedescendant')
    return id === null ? null : document.getElementById(id)?.textContent
  }
  return { screen, select, list, option, active, onChange }
}

test('is clean for axe, closed and open, plain and searchable', async () => {
  const { screen, select, list } = await setUp({ defaultValue: 30 })
  await expectAccessible()
  await userEvent.click(select)
  await expect.element(list).toBeVisible()
  await expectAccessible()
  await screen.unmount()
  const searchable = await setUp({ searchable: true, clearable: true, name: 'term', defaultValue: 30 })
  await userEvent.click(searchable.select)
  await expect.element(searchable.list).toBeVisible()
  await expectAccessible()
})

test('shows what is chosen, and a placeholder until then', async () => {
  const { select, option, onChange } = await setUp({ placeholder: 'Eigen gebruiker' })
  await expect.element(select).toHaveTextContent('Eigen gebruiker')
  await userEvent.click(select)
  await userEvent.click(option('14 dagen'))
  await expect.element(select).toHaveTextContent('14 dagen')
  await expect.element(select).toHaveFocus()
  expect(onChange.mock.calls).toEqual([[14]])
})

test('a key with Ctrl or Cmd is left to the page', async () => {
  const { select, list, screen } = await setUp()
  const pressed: boolean[] = []
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && pressed.push(event.defaultPrevented)
  document.addEventListener('keydown', onKeyDown)
  select.element().focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}')
  document.removeEventListener('keydown', onKeyDown)
  expect(pressed).toEqual([false, false])
  await screen.rerender(<Select label="Betaaltermijn" options={terms} onChange={() => undefined} />)
  expect(list.query()).toBeNull()
})

test.each([
  ['{ArrowDown}', '7 dagen'],
  ['{ArrowUp}', '7 dagen'],
  ['{Enter}', '7 dagen'],
  [' ', '7 dagen'],
  ['{Home}', '7 dagen'],
  ['{End}', '30 dagen'],
  ['3', '30 dagen'],
])('%s opens it', async (key, expected) => {
  const { select, list, active } = await setUp()
  select.element().focus()
  await userEvent.keyboard(key)
  await expect.element(list).toBeVisible()
  expect(active()).toBe(expected)
})

test('opens at what is chosen, and arrows pass what cannot be chosen', async () => {
  const { select, active } = await setUp({ defaultValue: 14 })
  select.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('14 dagen')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('30 dagen')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('30 dagen')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('14 dagen')
})

test('Escape and Tab close it without choosing, Alt with the up arrow closes it with', async () => {
  const { select, list, onChange } = await setUp({ defaultValue: 7 })
  select.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
  await expect.element(list).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  select.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
  await expect.element(list).not.toBeInTheDocument()
  expect(onChange.mock.calls).toEqual([[14]])
})

test('in a dialog, Escape closes the list and not the dialog', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Modal open onClose={onClose} title="Titel">
      <Select label="Betaaltermijn" options={terms} />
    </Modal>,
  )
  await userEvent.click(screen.getByRole('combobox'))
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('a cross takes the choice away', async () => {
  const { screen, select, onChange } = await setUp({ clearable: true, defaultValue: 30, placeholder: 'Kies…' })
  await userEvent.click(screen.getByRole('button', { name: 'Keuze wissen' }))
  await expect.element(select).toHaveTextContent('Kies…')
  await expect.element(select).toHaveFocus()
  expect(onChange.mock.calls).toEqual([[null]])
})

test('searching narrows the list, chooses with Enter and says when nothing is found', async () => {
  const { screen, select, onChange } = await setUp({ searchable: true })
  await userEvent.click(select)
  const search = screen.getByRole('combobox', { name: 'Zoeken' })
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('dagen 4')
  await expect.element(screen.getByRole('option')).toHaveTextContent('14 dagen')
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Niets gevonden')
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(onChange.mock.calls).toEqual([[14]])
  await expect.element(select).toHaveFocus()
})

function TermForm({ onSubmit }: { onSubmit: (data: FormData) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <Select label="Betaaltermijn" name="term" options={terms} defaultValue={30} />
      <MultiSelect label="Rechten" name="rights" options={rights} defaultValues={['a', 'b']} />
      <Button type="submit">Bewaren</Button>
      <Button type="reset">Terug</Button>
    </form>
  )
}
const rights = [
  { value: 'a', label: 'Beheer' },
  { value: 'b', label: 'Boekhouding' },
  { value: 'c', label: 'Uren' },
]

test('a form sends it and resets it as it does a native select', async () => {
  const onSubmit = vi.fn<(data: FormData) => void>()
  const screen = await render(<TermForm onSubmit={onSubmit} />)
  const select = screen.getByRole('combobox', { name: 'Betaaltermijn' })
  await userEvent.click(select)
  await userEvent.click(screen.getByRole('option', { name: '7 dagen' }))
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }))
  expect([...(onSubmit.mock.calls[0]?.[0] ?? [])]).toEqual([
    ['term', '7'],
    ['rights', 'a'],
    ['rights', 'b'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.element(select).toHaveTextContent('30 dagen')
})

test('several can be chosen without the list closing, and taken away again', async () => {
  function Rights(props: Pick<MultiSelectProps<string>, 'onChange'>) {
    const [values, setValues] = useState<readonly string[]>(['a'])
    return (
      <MultiSelect
        label="Rechten"
        options={rights}
        values={values}
        onChange={(next) => {
          setValues(next)
          props.onChange?.(next)
        }}
      />
    )
  }
  const onChange = vi.fn()
  const screen = await render(<Rights onChange={onChange} />)
  await userEvent.click(screen.getByRole('combobox'))
  await expect.element(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.click(screen.getByRole('option', { name: 'Uren' }))
  await userEvent.click(screen.getByRole('option', { name: 'Beheer' }))
  expect(onChange.mock.calls).toEqual([[['a', 'c']], [['c']]])
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await expectAccessible()
})

test('ten thousand options cost as many elements as fifty, and the keyboard reaches the last', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: index, label: `Rekening ${index}` }))
  const { select, active, list } = await setUp({ options: many, label: 'Betaaltermijn' })
  select.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list).toBeVisible()
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
  await userEvent.keyboard('{End}')
  await expect.poll(active).toBe('Rekening 9999')
  const lit = findElement('[data-active]').getBoundingClientRect()
  const box = list.element().getBoundingClientRect()
  expect(lit.bottom).toBeLessThanOrEqual(box.bottom)
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
})

test('a press on its label opens it no second time', async () => {
  const { screen, select, list } = await setUp()
  await userEvent.click(screen.getByText('Betaaltermijn'))
  await expect.element(select).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
})
