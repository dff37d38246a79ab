import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Modal } from '../modal/modal.tsx'
import { PeekPane } from '../peek-pane/peek-pane.tsx'
import { ListLayout } from './list-layout.tsx'

afterEach(() => page.viewport(1280, 800))

const peekPane = (
  <PeekPane label="Factuur 1" onClose={() => undefined}>
    Inhoud
  </PeekPane>
)

test("'/' leads to the search field and '?' tells all keys, but not while somebody types", async () => {
  const screen = await render(
    <ListLayout select peek search toolbar={<input type="search" aria-label="Zoek" />}>
      <button type="button">Rij</button>
    </ListLayout>,
  )
  await userEvent.keyboard('/')
  const field = screen.getByRole('searchbox', { name: 'Zoek' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('?/')
  await expect.element(field).toHaveValue('?/')
  screen.getByRole('button', { name: 'Rij' }).element().focus()
  await userEvent.keyboard('?')
  const keys = screen.getByRole('dialog', { name: 'Toetsen in deze lijst' })
  await expect.element(keys).toBeVisible()
  await expect.element(keys.getByText('reeks kiezen')).toBeVisible()
  await expectAccessible()
})

test('in place of rows that are not there, no key of a row is told', async () => {
  const screen = await render(
    <ListLayout search rows={false} toolbar={<input type="search" aria-label="Zoek" />}>
      <p>Wat er wacht</p>
    </ListLayout>,
  )
  // The words themselves: whether a screen has room for them is another matter.
  expect(screen.container.textContent).toBe('Wat er wacht/ zoeken? alle toetsen')
})

test('the arrow down leads from the search field to the first row, and stays where nothing was found', async () => {
  const table = (rows: readonly string[]) => (
    <ListLayout search toolbar={<input type="search" aria-label="Zoek" />}>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row} tabIndex={-1}>
              <td>{row}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ListLayout>
  )
  const screen = await render(table([]))
  const field = screen.getByRole('searchbox', { name: 'Zoek' })
  field.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveFocus()
  await screen.rerender(table(['Van Rijn', 'De Hoek']))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('row', { name: 'Van Rijn' })).toHaveFocus()
})

test('the row one looks into stands beside the table, and Escape in the list closes it', async () => {
  const onPeekClose = vi.fn()
  const screen = await render(
    <ListLayout peek peekPane={peekPane} onPeekClose={onPeekClose}>
      <button type="button">Rij</button>
    </ListLayout>,
  )
  const pane = screen.getByRole('complementary', { name: 'Factuur 1' })
  await expect.element(pane).toBeVisible()
  expect(pane.element().getBoundingClientRect().width).toBe(372)
  screen.getByRole('button', { name: 'Rij' }).element().focus()
  await userEvent.keyboard('{Escape}')
  expect(onPeekClose).toHaveBeenCalledOnce()
})

test('without room beside the table it is a sheet over the page', async () => {
  await page.viewport(768, 800)
  const screen = await render(
    <ListLayout peek peekPane={peekPane} peekLabel="Factuur 1" onPeekClose={() => undefined}>
      <button type="button">Rij</button>
    </ListLayout>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Factuur 1' })).toBeVisible()
  await expectAccessible()
})

test('Escape closes what lies on top: a dialog that was opened from beside the list, and then what stands there', async () => {
  const onPeekClose = vi.fn()
  const Peek = () => {
    const [isAsking, setIsAsking] = useState(false)
    return (
      <PeekPane label="Factuur 1" onClose={onPeekClose}>
        <button type="button" onClick={() => setIsAsking(true)}>
          Opnieuw versturen
        </button>
        <Modal open={isAsking} onClose={() => setIsAsking(false)} title="Factuur versturen">
          <input aria-label="Aan" />
        </Modal>
      </PeekPane>
    )
  }
  const screen = await render(
    <ListLayout peek peekPane={<Peek />} peekLabel="Factuur 1" onPeekClose={onPeekClose}>
      <p>Rijen</p>
    </ListLayout>,
  )
  const button = screen.getByRole('button', { name: 'Opnieuw versturen' })
  await userEvent.click(button)
  screen.getByRole('textbox', { name: 'Aan' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Factuur versturen' })).not.toBeInTheDocument()
  expect(onPeekClose).not.toHaveBeenCalled()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onPeekClose).toHaveBeenCalledOnce()
})
