import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wages } from '../testing/entry-lines.ts'
import { cell, Journal } from '../testing/entry-journal.tsx'

const hasFocus = async (name: string) => {
  await expect.element(cell(name)).toHaveFocus()
}

test('Tab goes from cell to cell and from line to line, and passes what is no cell by', async () => {
  await render(<Journal initial={wages()} />)
  await userEvent.click(cell('Rekening, regel 1'))
  await userEvent.keyboard('{Escape}')
  for (const name of ['Omschrijving, regel 1', 'Btw, regel 1', 'Debet, regel 1', 'Credit, regel 1']) {
    await userEvent.tab()
    await hasFocus(name)
  }
  await userEvent.tab()
  await hasFocus('Rekening, regel 2')
  await userEvent.tab({ shift: true })
  await hasFocus('Credit, regel 1')
})

test('Tab after the last cell adds a line as long as something is missing, and otherwise leaves', async () => {
  const screen = await render(<Journal initial={wages().slice(0, 1)} />)
  await userEvent.click(cell('Credit, regel 1'))
  await userEvent.tab()
  await hasFocus('Rekening, regel 2')
  await userEvent.keyboard('{Escape}')
  // From a line in which nothing stands one leaves.
  await userEvent.click(cell('Credit, regel 2'))
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Regel toevoegen' })).toHaveFocus()
  // Of a sum that is still being typed it knows what it comes to.
  await userEvent.click(cell('Credit, regel 2'))
  await userEvent.keyboard('4000+100')
  await userEvent.tab()
  await hasFocus('Rekening, regel 3')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(cell('Credit, regel 3'))
  await userEvent.keyboard('50+50')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Regel toevoegen' })).toHaveFocus()
  expect(cell('Rekening, regel 4').query()).toBeNull()
})

test('Enter goes down in its column, with Shift up, and adds a line after the last one', async () => {
  await render(<Journal initial={wages()} />)
  await userEvent.click(cell('Debet, regel 3'))
  await userEvent.keyboard('{Enter}')
  await hasFocus('Debet, regel 4')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await hasFocus('Debet, regel 3')
  await userEvent.keyboard('{Enter}{Enter}')
  await hasFocus('Rekening, regel 5')
  await expect.element(cell('Rekening, regel 5')).toHaveValue('')
})

test('arrows go up and down in a cell of each kind, and sideways from the end of the text', async () => {
  await render(<Journal initial={wages()} />)
  await userEvent.click(cell('Btw, regel 2'))
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await hasFocus('Btw, regel 3')
  await userEvent.keyboard('{ArrowRight}')
  await hasFocus('Debet, regel 3')
  await userEvent.keyboard('12{ArrowLeft}{ArrowUp}')
  await hasFocus('Debet, regel 2')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await hasFocus('Debet, regel 1')
  await userEvent.keyboard('{Home}{ArrowRight}')
  await hasFocus('Debet, regel 1')
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}')
  await hasFocus('Omschrijving, regel 1')
  await expect.element(cell('Debet, regel 3')).toHaveValue('12,00')
})
