import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { columns, emptyLine, wages, type Line } from '../testing/entry-lines.ts'
import { cell, Journal } from '../testing/entry-journal.tsx'
import type { EntryColumn } from './entry-types.ts'

afterEach(() => page.viewport(1280, 800))

const hasFocus = async (name: string) => {
  await expect.element(cell(name)).toHaveFocus()
}

test('is a table with a name whose cells are named by column and line, clean for axe', async () => {
  const screen = await render(<Journal initial={wages()} totals={{ debit: '4.998,00', credit: '3.000,00' }} />)
  await expect.element(screen.getByRole('table', { name: 'Regels' })).toBeVisible()
  await expect.element(cell('Debet, regel 1')).toHaveValue('4.200,00')
  await expect.element(cell('Rekening, regel 3')).toHaveValue('1700 Te betalen nettolonen')
  await expect.element(screen.getByRole('rowheader', { name: 'Totaal' })).toBeVisible()
  await expectAccessible()
})

test('an account is typed by its number and taken by Tab; with the list open arrows belong to the list', async () => {
  await render(<Journal initial={[emptyLine(), emptyLine()]} />)
  await userEvent.click(cell('Rekening, regel 1'))
  await userEvent.keyboard('4010{Tab}')
  await hasFocus('Omschrijving, regel 1')
  await expect.element(cell('Rekening, regel 1')).toHaveValue('4010 Sociale lasten werkgever')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}17{ArrowDown}{Enter}')
  await hasFocus('Rekening, regel 1')
  await expect.element(cell('Rekening, regel 1')).toHaveValue('1710 Loonheffing en premies')
})

test('= fills in what is missing, says so under the cell until it is left or changed', async () => {
  const screen = await render(<Journal initial={wages()} />)
  const tip = screen.getByText(/vulde het verschil: 1.998,00/)
  await userEvent.click(cell('Credit, regel 4'))
  await userEvent.keyboard('=')
  await expect.element(cell('Credit, regel 4')).toHaveValue('1.998,00')
  await expect.element(tip).toBeVisible()
  await hasFocus('Credit, regel 4')
  await expectAccessible()
  // What was filled in is selected, so that typing replaces it.
  await userEvent.keyboard('5')
  await expect.element(cell('Credit, regel 4')).toHaveValue('5')
  expect(tip.query()).toBeNull()
  await userEvent.keyboard('=')
  await expect.element(tip).toBeVisible()
  await userEvent.tab({ shift: true })
  expect(tip.query()).toBeNull()
})

test('= where nothing is missing changes nothing and says so; in a text it is a letter', async () => {
  const screen = await render(<Journal initial={[emptyLine()]} />)
  await userEvent.click(cell('Debet, regel 1'))
  await userEvent.keyboard('=')
  await expect.element(cell('Debet, regel 1')).toHaveValue('')
  await expect.element(screen.getByText('Er is geen verschil om in te vullen.')).toBeInTheDocument()
  await userEvent.fill(cell('Omschrijving, regel 1'), 'a')
  await userEvent.keyboard('=b')
  await expect.element(cell('Omschrijving, regel 1')).toHaveValue('a=b')
})

test('Ctrl with Backspace takes the line away, the last one becomes empty, and it is told', async () => {
  const screen = await render(<Journal initial={wages().slice(0, 2)} />)
  await userEvent.click(cell('Debet, regel 1'))
  await userEvent.keyboard('{Control>}{Backspace}{/Control}')
  await hasFocus('Debet, regel 1')
  await expect.element(cell('Debet, regel 1')).toHaveValue('798,00')
  await expect.element(screen.getByText('Regel 1 verwijderd.')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Delete}{/Control}')
  await expect.element(cell('Debet, regel 1')).toHaveValue('')
  await hasFocus('Debet, regel 1')
})

test('Ctrl D repeats the cell above', async () => {
  await render(<Journal initial={wages()} />)
  await userEvent.click(cell('Omschrijving, regel 2'))
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(cell('Omschrijving, regel 2')).toHaveValue('Loonjournaal oktober')
})

test('the menu of a line puts lines above and below it, as far as there is room', async () => {
  const screen = await render(<Journal initial={wages()} maxRows={5} />)
  await userEvent.click(screen.getByRole('button', { name: 'Acties van regel 2' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Regel erboven invoegen' }))
  await hasFocus('Rekening, regel 2')
  await expect.element(cell('Rekening, regel 2')).toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'Regel toevoegen' })).toBeDisabled()
  await userEvent.click(cell('Debet, regel 5'))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Er passen niet meer dan 5 regels in.')).toBeInTheDocument()
  await hasFocus('Debet, regel 5')
})

test('an error shows under its cell after leaving it, and is told with its place', async () => {
  const screen = await render(<Journal initial={wages()} />)
  await userEvent.fill(cell('Debet, regel 2'), 'abc')
  await expect.element(cell('Debet, regel 2')).toBeValid()
  await userEvent.tab()
  await expect.element(cell('Debet, regel 2')).toBeInvalid()
  await expect.element(cell('Debet, regel 2')).toHaveAccessibleDescription(/^Dit is geen bedrag/)
  await expect.element(screen.getByText(/^Debet, regel 2: Dit is geen bedrag/)).toBeInTheDocument()
  await expectAccessible()
})

test('what the machine did elsewhere is said while its cell has the focus', async () => {
  const tipOf = (row: Line, columnId: string) =>
    columnId === 'text' && row.text === 'Premies werkgever' ? 'uit het sjabloon' : undefined
  const screen = await render(<Journal initial={wages()} tipOf={tipOf} />)
  expect(screen.getByText('uit het sjabloon').query()).toBeNull()
  await userEvent.click(cell('Omschrijving, regel 2'))
  await expect.element(screen.getByText('uit het sjabloon')).toBeVisible()
})

test('what is only read is a table of texts without a field or a button', async () => {
  const screen = await render(<Journal initial={wages()} readOnly totals={{ debit: '4.998,00' }} />)
  await expect.element(screen.getByRole('cell', { name: '4.200,00' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '4010 Sociale lasten werkgever' })).toBeVisible()
  expect(document.querySelectorAll('input, button')).toHaveLength(0)
  await expectAccessible()
})

test('typing in one of two hundred lines renders that line alone', async () => {
  const rendered = new Map<string, number>()
  const shown: EntryColumn<Line> = {
    id: 'shown',
    kind: 'shown',
    header: 'Getoond',
    show: ({ key, text }) => {
      rendered.set(key, (rendered.get(key) ?? 0) + 1)
      return text
    },
  }
  const counting = [...columns, shown]
  const lines = Array.from({ length: 200 }, () => ({ ...emptyLine(), text: 'Regel' }))
  const errorsOf = () => ({})
  await render(<Journal initial={lines} columns={counting} errorsOf={errorsOf} />)
  await userEvent.click(cell('Omschrijving, regel 100'))
  rendered.clear()
  await userEvent.keyboard('abc')
  await expect.element(cell('Omschrijving, regel 100')).toHaveValue('Regelabc')
  expect([...rendered]).toEqual([[lines[99]?.key, 3]])
})

test('on a phone each line is a card that fits, with its labels, and the same keys', async () => {
  await page.viewport(390, 800)
  await render(<Journal initial={wages()} />)
  const grid = document.querySelector('table')
  expect(grid?.scrollWidth).toBeLessThanOrEqual(390)
  const [debit, credit] = ['Debet, regel 1', 'Credit, regel 1'].map((name) =>
    cell(name).element().getBoundingClientRect(),
  )
  expect(debit?.top).toBe(credit?.top)
  await userEvent.click(cell('Debet, regel 1'))
  await userEvent.keyboard('{Enter}')
  await hasFocus('Debet, regel 2')
  await expectAccessible()
})

test('where many columns would leave no room for words a line is a card, on a tablet too', async () => {
  await page.viewport(700, 800)
  const party: EntryColumn<Line> = {
    id: 'party',
    kind: 'text',
    header: 'Post of relatie',
    get: ({ text }) => text,
    set: (row) => row,
  }
  const screen = await render(<Journal initial={wages()} />)
  expect(cell('Rekening, regel 1').element().getBoundingClientRect().top).toBe(
    cell('Debet, regel 1').element().getBoundingClientRect().top,
  )
  await screen.rerender(<Journal initial={wages()} columns={[...columns, party]} />)
  const [account, debit] = ['Rekening, regel 1', 'Debet, regel 1'].map((name) =>
    cell(name).element().getBoundingClientRect(),
  )
  expect(account?.width).toBeGreaterThan(250)
  expect(debit?.top).toBeGreaterThan(account?.bottom ?? Infinity)
})

test('cells are 44 px high and show their focus 2 px inside', async () => {
  await render(<Journal initial={wages()} />)
  const box = cell('Debet, regel 1').element().parentElement
  expect(box?.getBoundingClientRect().height).toBe(44)
  await userEvent.click(cell('Debet, regel 1'))
  const { outlineWidth, outlineOffset, borderTopWidth } = getComputedStyle(box ?? document.body)
  expect([outlineWidth, outlineOffset, borderTopWidth]).toEqual(['2px', '-2px', '0px'])
})
