import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LoadOptions } from '../combobox/use-searched-options.ts'
import type { OptionValue } from '../select/option.ts'
import { expectAccessible } from '../testing/axe.ts'
import { columns, wages, type Line } from '../testing/entry-lines.ts'
import { cell, Journal } from '../testing/entry-journal.tsx'
import type { EntryColumn } from './entry-types.ts'

function paste(name: string, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  cell(name).element().dispatchEvent(event)
  return event
}

test('a block of a spreadsheet is pasted from its cell on', async () => {
  const screen = await render(<Journal initial={wages()} />)
  expect(paste('Omschrijving, regel 4', 'Aangifte\tgeen\t\t1.998,00\r\nVerschil\tgeen\t1\t\r\n').defaultPrevented).toBe(
    true,
  )
  await expect.element(cell('Credit, regel 4')).toHaveValue('1.998,00')
  await expect.element(cell('Debet, regel 5')).toHaveValue('1,00')
  await expect.element(screen.getByText('2 regels geplakt.')).toBeInTheDocument()
})

test('what cannot be pasted is named cell by cell, and nothing of it is there', async () => {
  const screen = await render(<Journal initial={wages()} />)
  paste('Debet, regel 3', '12,00\nabc')
  await expect.element(screen.getByRole('alert').getByText('Debet, regel 4: "abc" is geen bedrag.')).toBeVisible()
  await expect.element(cell('Debet, regel 3')).toHaveValue('')
  await expectAccessible()
  paste('Debet, regel 3', '12,00\n13,00')
  await expect.element(cell('Debet, regel 4')).toHaveValue('13,00')
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('one value pasted into a text is for the browser', async () => {
  await render(<Journal initial={wages()} />)
  expect(paste('Omschrijving, regel 1', 'oktober').defaultPrevented).toBe(false)
})

test('a column is pasted by a button too, from the cell that was left, and each cell that is none is named', async () => {
  const screen = await render(<Journal initial={wages()} />)
  const open = screen.getByRole('button', { name: 'Plakken uit een werkblad' })
  await userEvent.click(cell('Debet, regel 3'))
  await userEvent.click(open)
  const field = screen.getByLabelText('Plak hier de cellen van je werkblad')
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByText('De cellen komen vanaf Debet, regel 3.')).toBeVisible()
  await expectAccessible()
  await userEvent.fill(field, '12,00\nabc')
  await userEvent.click(screen.getByRole('button', { name: 'Invoegen' }))
  await expect.element(screen.getByRole('alert').getByText('Debet, regel 4: "abc" is geen bedrag.')).toBeVisible()
  await expect.element(cell('Debet, regel 3')).toHaveValue('')
  await userEvent.fill(field, '12,00\n13,00')
  await userEvent.click(screen.getByRole('button', { name: 'Invoegen' }))
  await expect.element(cell('Debet, regel 4')).toHaveValue('13,00')
  expect(field.query()).toBeNull()
})

test('without a cell that was left, what is pasted goes to the first line in which nothing stands', async () => {
  const screen = await render(<Journal initial={wages()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Plakken uit een werkblad' }))
  await expect.element(screen.getByText(/^De cellen komen vanaf Rekening, regel \d+\.$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect(screen.getByLabelText('Plak hier de cellen van je werkblad').query()).toBeNull()
})

/** The columns of a journal whose accounts a server has. */
const searchedBy = (loadOptions: LoadOptions<OptionValue>): EntryColumn<Line>[] =>
  columns.map((column) => {
    if (column.kind !== 'combobox') return column
    const { id, kind, header, get, set } = column
    return { id, kind, header, get, set, loadOptions }
  })

test('what a server knows is searched for once a text, and put in; what it does not know is named', async () => {
  const asked: string[] = []
  const loadOptions = async (text: string) => {
    asked.push(text)
    return [
      { value: 7, label: 'Oude Klant BV' },
      { value: 8, label: 'Oude Klant BV Vastgoed' },
    ]
  }
  const screen = await render(<Journal initial={wages()} columns={searchedBy(loadOptions)} />)
  paste('Rekening, regel 3', 'Oude klant BV\tEen\nOude Klant BV\tTwee\nNieuwe Klant\tDrie')
  const problem = screen.getByRole('alert').getByText('Rekening, regel 5: "Nieuwe Klant" staat niet in de lijst.')
  await expect.element(problem).toBeVisible()
  await expect.element(cell('Omschrijving, regel 3')).toHaveValue('Lonen, 2 personen')
  expect(asked).toEqual(['Oude Klant BV', 'Nieuwe Klant'])
  paste('Rekening, regel 3', 'Oude klant BV\tEen\nOude Klant BV\tTwee')
  await expect.element(cell('Rekening, regel 4')).toHaveValue('Oude Klant BV')
  await expect.element(cell('Omschrijving, regel 4')).toHaveValue('Twee')
})

test('a search that fails is told, and nothing is put in', async () => {
  const loadOptions = () => Promise.reject(new Error('offline'))
  const screen = await render(<Journal initial={wages()} columns={searchedBy(loadOptions)} />)
  paste('Rekening, regel 3', 'Oude Klant BV\tEen')
  await expect.element(screen.getByRole('alert').getByText(/Opzoeken wat je plakt is niet gelukt/)).toBeVisible()
  await expect.element(cell('Omschrijving, regel 3')).toHaveValue('Lonen, 2 personen')
})
