import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import { describeDialogBehaviour } from '../testing/dialog-behaviour.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import { askConfirmation } from './ask-confirmation.tsx'
import { Confirm } from './confirm.tsx'

const nothing = () => {}

describeDialogBehaviour({
  name: 'Confirm',
  role: 'alertdialog',
  closeName: 'Annuleren',
  render: (props) => <Confirm {...props} onConfirm={nothing} confirmLabel="Verlaten" />,
})

test('focus starts on the answer, but on cancelling when it cannot be undone or something speaks against it', async () => {
  const question = { open: true, onClose: nothing, onConfirm: nothing, title: 'Verwijderen', confirmLabel: 'Verwijder' }
  const screen = await render(<Confirm {...question}>Weg is weg.</Confirm>)
  await expect.element(screen.getByRole('button', { name: 'Verwijder' })).toHaveFocus()
  await screen.unmount()
  const dangerous = await render(
    <Confirm {...question} danger>
      Weg is weg.
    </Confirm>,
  )
  await expect.element(dangerous.getByRole('button', { name: 'Annuleren' })).toHaveFocus()
  await dangerous.unmount()
  const careful = await render(
    <Confirm {...question} careful>
      Er staat nog iets open.
    </Confirm>,
  )
  await expect.element(careful.getByRole('button', { name: 'Annuleren' })).toHaveFocus()
})

test('stays and is busy while the work of a yes goes on, and can then not be left', async () => {
  const work = Promise.withResolvers<void>()
  const onClose = vi.fn<CloseHandler>()
  const screen = await render(
    <Confirm
      open
      title="Administratie verlaten"
      confirmLabel="Verlaten"
      onConfirm={() => work.promise}
      onClose={onClose}
    >
      Je moet opnieuw worden uitgenodigd.
    </Confirm>,
  )
  const yes = screen.getByRole('button', { name: /Verlaten/u })
  await userEvent.click(yes)
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  work.resolve()
  await expect.poll(() => onClose.mock.calls.map(([request]) => request.reason)).toEqual(['choice'])
})

test('asked outside a component it answers with a promise, once', async () => {
  const screen = await render(<OverlayHost />)
  const question = { title: 'Verlaten', text: 'Echt?', confirmLabel: 'Ja, verlaten' }
  const yes = askConfirmation(question)
  await userEvent.click(screen.getByRole('button', { name: 'Ja, verlaten' }))
  expect(await yes).toBe(true)
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  const no = askConfirmation(question)
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await no).toBe(false)
})

function Row({ onGone }: { onGone: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <li>
      <Menu trigger={<Button>Acties</Button>} items={[{ label: 'Verwijderen', onSelect: () => setAsking(true) }]} />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={onGone}
        title="Verwijderen"
        confirmLabel="Ja, verwijder"
      >
        Weg is weg.
      </Confirm>
    </li>
  )
}

function List() {
  const [rows, setRows] = useState(['een', 'twee'])
  return (
    <ul>
      {rows.map((row) => (
        <Row key={row} onGone={() => setRows(rows.filter((other) => other !== row))} />
      ))}
    </ul>
  )
}

test('opened from a menu, focus returns to the button of that menu', async () => {
  const screen = await render(<List />)
  const trigger = screen.getByRole('button', { name: 'Acties' }).first()
  await userEvent.click(trigger)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('after a yes, focus returns to what asked', async () => {
  const screen = await render(<Row onGone={nothing} />)
  const trigger = screen.getByRole('button', { name: 'Acties' })
  await userEvent.click(trigger)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Ja, verwijder' }))
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('when the row it was asked in is gone, focus goes to what is nearest', async () => {
  const screen = await render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Acties' }).first())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Ja, verwijder' }))
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Acties' })).toHaveFocus()
})
