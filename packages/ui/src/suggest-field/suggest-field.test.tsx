import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Option } from '../select/option.ts'
import { expectAccessible } from '../testing/axe.ts'
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx'

const products: Option<number>[] = [
  { value: 1, label: 'Ontwerp', description: '1001' },
  { value: 2, label: 'Ontwerp van een website', description: '1002' },
  { value: 3, label: 'Drukwerk', description: '2001' },
]

type Props = Partial<SuggestFieldProps<number>>

async function setUp(props: Props = { options: products }) {
  const onPick = vi.fn<(option: Option<number>) => void>()
  function Keeping() {
    const [text, setText] = useState('')
    return (
      <SuggestField
        label="Omschrijving"
        {...props}
        value={text}
        onChange={setText}
        onPick={(option) => {
          setText(option.label)
          onPick(option)
        }}
      />
    )
  }
  const screen = await render(
    <>
      <Keeping />
      <button type="button">Verder</button>
    </>,
  )
  return {
    screen,
    field: screen.getByRole('textbox', { name: 'Omschrijving' }),
    list: screen.getByRole('listbox'),
    onPick,
  }
}

test('is clean for axe, closed and open, and says how much was found', async () => {
  const { screen, field, list } = await setUp()
  await expectAccessible()
  await userEvent.click(field)
  await userEvent.keyboard('ontw')
  await expect.element(list).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 suggesties')
  await userEvent.keyboard('{ArrowDown}')
  await expectAccessible()
})

test('what is lit is taken over with Enter, and the list is gone', async () => {
  const { field, list, onPick } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('ontw{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Ontwerp van een website')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(products[1])
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

test('without going to a suggestion the text is one’s own, and Enter is a new line in it', async () => {
  const { field, list, onPick } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('Ontwerp{Enter}in twee rondes')
  await expect.element(field).toHaveValue('Ontwerp\nin twee rondes')
  await expect.element(list).not.toBeInTheDocument()
  expect(onPick).not.toHaveBeenCalled()
})

test('Escape closes the list and keeps the text; Tab goes on and takes nothing over', async () => {
  const { screen, field, list, onPick } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('druk')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('w{ArrowDown}')
  await expect.element(list).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Verder' })).toHaveFocus()
  await expect.element(field).toHaveValue('drukw')
  await expect.element(list).not.toBeInTheDocument()
  expect(onPick).not.toHaveBeenCalled()
})

test('down in an empty field shows all there is', async () => {
  const { screen, field } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(3)
})

test('a press takes over too, and the field keeps the focus', async () => {
  const { screen, field } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('druk')
  await userEvent.click(screen.getByRole('option', { name: /^Drukwerk/ }))
  await expect.element(field).toHaveValue('Drukwerk')
  await expect.element(field).toHaveFocus()
})

test('a search elsewhere asks for what stands there, and that fails without a word', async () => {
  const loadOptions = vi.fn(async (search: string) => {
    if (search === 'stuk') throw new Error('nothing there')
    return products.filter(({ label }) => label.startsWith('Druk'))
  })
  const { screen, field, list } = await setUp({ loadOptions, debounceMs: 0 })
  await userEvent.click(field)
  await userEvent.keyboard('dr')
  await expect.element(screen.getByRole('option', { name: /^Drukwerk/ })).toBeVisible()
  await userEvent.clear(field)
  await userEvent.keyboard('stuk')
  await expect.poll(() => loadOptions.mock.calls.at(-1)?.[0]).toBe('stuk')
  await expect.element(list).not.toBeInTheDocument()
})
