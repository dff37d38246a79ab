import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeDialogBehaviour } from '../testing/dialog-behaviour.tsx'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import { Modal } from './modal.tsx'
import { findElement } from '../overlay/find-element.ts'

describeDialogBehaviour({
  name: 'Modal',
  role: 'dialog',
  closeName: 'Sluiten',
  render: (props) => <Modal {...props} />,
})

const nothing = () => {}
const widthOf = (element: Element) => findElement('dialog > div', element).getBoundingClientRect().width

test('is 500 wide unless asked otherwise, and never wider than 1244', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <Modal open onClose={nothing} title="Titel">
      Tekst
    </Modal>,
  )
  expect(widthOf(screen.baseElement)).toBe(500)
  await screen.rerender(
    <Modal open onClose={nothing} title="Titel" width={2000}>
      Tekst
    </Modal>,
  )
  expect(widthOf(screen.baseElement)).toBe(1244)
})

test('is as wide as a phone', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <Modal open onClose={nothing} title="Titel" width={1244}>
      Tekst
    </Modal>,
  )
  expect(widthOf(screen.baseElement)).toBe(390)
})

test('an autofocused field inside keeps the focus it took', async () => {
  const screen = await render(
    <Modal open onClose={nothing} title="Titel">
      <input aria-label="Eerste" />
      <input aria-label="Tweede" autoFocus />
    </Modal>,
  )
  await expect.element(screen.getByLabelText('Tweede')).toHaveFocus()
})

function FormModal({ onClose }: { onClose: CloseHandler }) {
  const [open, setOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <Modal
      open={open}
      onClose={(request) => {
        onClose(request)
        setOpen(false)
      }}
      title="Nieuwe relatie"
      unsavedChanges={text !== ''}
    >
      <input aria-label="Naam" value={text} onChange={(event) => setText(event.target.value)} />
    </Modal>
  )
}

test('closes at once while nothing was typed', async () => {
  const onClose = vi.fn()
  const screen = await render(<FormModal onClose={onClose} />)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('asks about unsaved changes, and Escape on the question loses nothing', async () => {
  const onClose = vi.fn()
  const screen = await render(<FormModal onClose={onClose} />)
  const field = screen.getByLabelText('Naam')
  await userEvent.fill(field, 'Bakkerij')
  await userEvent.keyboard('{Escape}')
  const question = screen.getByRole('alertdialog', { name: 'Het formulier is nog niet opgeslagen' })
  await expect.element(question).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Verder bewerken' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Bakkerij')
  await expect.element(field).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

test('closes without saving when that is the answer, with the reason it began with', async () => {
  const onClose = vi.fn<CloseHandler>()
  const screen = await render(<FormModal onClose={onClose} />)
  await userEvent.fill(screen.getByLabelText('Naam'), 'Bakkerij')
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten', exact: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten zonder opslaan' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(onClose.mock.calls.map(([request]) => request.reason)).toEqual(['close-button'])
})
