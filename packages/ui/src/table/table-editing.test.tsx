import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { EditedInvoices, type CellCommit, type EditedInvoicesProps } from '../testing/edited-invoices.tsx'
import type { Refusal } from './table-types.ts'

function Edited(props: EditedInvoicesProps) {
  return (
    <>
      <EditedInvoices {...props} />
      <button type="button">Na de tabel</button>
    </>
  )
}

const cell = (row: number, column: number) =>
  document.querySelectorAll(`tbody tr[data-index="${row}"] td`)[column] as HTMLTableCellElement
const field = () => document.activeElement as HTMLInputElement
async function open(props: EditedInvoicesProps = {}) {
  const screen = await render(<Edited {...props} />)
  await expect.poll(() => document.querySelectorAll('[data-editable]').length).toBeGreaterThan(0)
  document.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement).toBe(cell(0, 1))
  return screen
}

afterEach(() => page.viewport(1280, 800))

test('what is typed replaces the value, Enter keeps it and goes down, and the next one is typed at once', async () => {
  const onCommit = vi.fn<CellCommit>()
  await open({ onCommit })
  await userEvent.keyboard('Jan{Enter}')
  expect(document.activeElement).toBe(cell(1, 1))
  expect(cell(0, 1).textContent).toBe('Jan')
  await userEvent.keyboard('Piet{Enter}')
  expect(onCommit.mock.calls.map(([row, id]) => [row.contact, id])).toEqual([
    ['Jan', 'contact'],
    ['Piet', 'contact'],
  ])
})

test('Enter and F2 begin with what stands there, Escape restores it and keeps the place', async () => {
  const onCommit = vi.fn<CellCommit>()
  await open({ onCommit })
  await userEvent.keyboard('{F2}')
  expect(field().value).toBe('Gemeente Haarlem')
  expect(field().labels?.[0]?.textContent).toBe('Relatie, factuur 2026-0003')
  await userEvent.keyboard('weg{Escape}')
  expect(document.activeElement).toBe(cell(0, 1))
  expect(cell(0, 1).textContent).toBe('Gemeente Haarlem')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(document.activeElement).toBe(cell(1, 1))
  expect(onCommit).not.toHaveBeenCalled()
})

test('Tab keeps and goes on, past the end of a row to the next, and Shift Tab back', async () => {
  await open()
  await userEvent.keyboard('{End}9,50{Tab}')
  expect(cell(0, 3).textContent).toMatch(/^€\s9,50$/u)
  expect(document.activeElement).toBe(cell(1, 1))
  await userEvent.keyboard('Jan{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(cell(0, 3))
  expect(cell(1, 1).textContent).toBe('Jan')
})

test('what the owner refuses stays with its message until it is mended', async () => {
  const screen = await open({
    onCommit: ({ contact }) => (contact === '' ? 'Een factuur heeft een relatie.' : undefined),
  })
  await userEvent.keyboard('{Backspace}{Enter}')
  const message = screen.getByText('Een factuur heeft een relatie.')
  await expect.element(message).toBeVisible()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector(`#${CSS.escape(field().getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(
    'Een factuur heeft een relatie.',
  )
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  expect(field().tagName).toBe('INPUT')
  await userEvent.keyboard('Jan{Enter}')
  expect(cell(0, 1).textContent).toBe('Jan')
  await expect.element(message).not.toBeInTheDocument()
})

test('what the field cannot read is not kept, by key or by leaving it', async () => {
  const onCommit = vi.fn<CellCommit>()
  const screen = await open({ onCommit })
  await userEvent.keyboard('{End}twaalf{Enter}')
  await expect.element(screen.getByText(/Dit is geen bedrag/)).toBeVisible()
  expect(field().value).toBe('twaalf')
  await userEvent.click(screen.getByRole('button', { name: 'Na de tabel' }))
  await expect.element(screen.getByText(/Dit is geen bedrag/)).toBeVisible()
  expect(onCommit).not.toHaveBeenCalled()
})

test('leaving the cell by a press keeps what was typed', async () => {
  const screen = await open()
  await userEvent.keyboard('Jan')
  await userEvent.click(screen.getByRole('button', { name: 'Na de tabel' }))
  await expect.poll(() => cell(0, 1).textContent).toBe('Jan')
  await expect.element(screen.getByRole('button', { name: 'Na de tabel' })).toHaveFocus()
})

test('an answer that is on its way is waited for, and its refusal comes back to the field', async () => {
  const answers: ((refusal: Refusal) => void)[] = []
  const screen = await open({ onCommit: () => new Promise((resolve) => answers.push(resolve)) })
  await userEvent.keyboard('Jan{Enter}')
  expect(cell(0, 1).getAttribute('aria-busy')).toBe('true')
  answers.shift()?.('Die relatie is er niet.')
  await expect.element(screen.getByText('Die relatie is er niet.')).toBeVisible()
  expect(field().value).toBe('Jan')
  await userEvent.keyboard('{Enter}')
  answers.shift()?.(undefined)
  await expect.poll(() => document.activeElement).toBe(cell(1, 1))
  expect(cell(0, 1).textContent).toBe('Jan')
})

test('a choice is made with its own keys, and kept with Enter once its list is closed', async () => {
  await open()
  await userEvent.keyboard('{ArrowRight}{F2}')
  expect(field().getAttribute('role')).toBe('combobox')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => field().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(() => field().getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{Enter}')
  expect(cell(0, 2).textContent).toBe('Concept')
  expect(document.activeElement).toBe(cell(1, 2))
})

test('arrows go from cell to cell and back to the row, and the rows stay one stop for Tab', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(document.activeElement).toBe(cell(1, 3))
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect((document.activeElement as HTMLElement).dataset['index']).toBe('1')
  expect(document.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1)
})

test('a press edits a cell and opens no row; other cells say that they are read', async () => {
  const onRowActivate = vi.fn()
  const screen = await open({ onRowActivate })
  await userEvent.click(screen.getByText('Tandartspraktijk Oost'))
  expect(field().value).toBe('Tandartspraktijk Oost')
  expect(onRowActivate).not.toHaveBeenCalled()
  expect(cell(0, 0).getAttribute('aria-readonly')).toBe('true')
  expect(cell(0, 1).hasAttribute('aria-readonly')).toBe(false)
  await expectAccessible()
})

test('a row is as high with a field as without', async () => {
  await open()
  const before = cell(0, 1).getBoundingClientRect().height
  for (const move of ['', '{ArrowRight}', '{ArrowRight}']) {
    await userEvent.keyboard(`${move}{F2}`)
    expect(cell(0, 1).getBoundingClientRect().height).toBe(before)
    await userEvent.keyboard('{Escape}')
  }
})

test('of a long table a row that is edited stays in the document', async () => {
  await open({ count: 1000, maxHeight: '300px' })
  await userEvent.keyboard('Jan')
  const scroller = document.querySelector('[data-scrolls=self]') as HTMLElement
  scroller.scrollTop = 20_000
  await expect.poll(() => document.querySelector('tbody tr[data-index="476"]')).not.toBeNull()
  expect(field().value).toBe('Jan')
})

test('in a card a press edits too, over its whole width', async () => {
  await page.viewport(390, 800)
  const screen = await render(<Edited />)
  await expect.poll(() => document.querySelectorAll('[data-editable]').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByText('Gemeente Haarlem'))
  expect(field().value).toBe('Gemeente Haarlem')
  expect(field().getBoundingClientRect().width).toBeGreaterThan(250)
  await expectAccessible()
})
