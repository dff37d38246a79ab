import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Confirm } from '../../confirm/confirm.tsx'
import { Menu } from '../../menu/menu.tsx'
import { Modal } from '../../modal/modal.tsx'
import { OverlayHost } from '../../overlay/overlay-host.tsx'
import type { CloseHandler } from '../../overlay/overlay-types.ts'
import { overlays } from '../../overlay/overlays.ts'
import { Pane } from '../../pane/pane.tsx'

interface StepProps {
  name: string
  children: (controls: { open: boolean; onClose: CloseHandler }) => ReactNode
}

/** A button and what it opens. */
function Step({ name, children }: StepProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  )
}

const actions = <Menu trigger={<button type="button">Acties</button>} items={[{ label: 'Bewerken' }]} />

const Nested = () => (
  <>
    <Step name="relatie">
      {(pane) => (
        <Pane {...pane} title="Relatie" type="contact">
          <Step name="factuur">
            {(inner) => (
              <Pane {...inner} title="Factuur" type="invoice">
                <Step name="regel">
                  {(modal) => (
                    <Modal {...modal} title="Regel">
                      <Step name="vraag">
                        {(question) => (
                          <Confirm
                            {...question}
                            title="Regel verwijderen?"
                            confirmLabel="Verwijder"
                            onConfirm={() => {}}
                          >
                            {actions}
                          </Confirm>
                        )}
                      </Step>
                    </Modal>
                  )}
                </Step>
              </Pane>
            )}
          </Step>
        </Pane>
      )}
    </Step>
    <OverlayHost />
  </>
)

const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden'

test('four dialogs and a menu: each Escape closes the top one, focus goes back a step, and nothing stays behind', async () => {
  const screen = await render(<Nested />)
  const steps = ['relatie', 'factuur', 'regel', 'vraag'].map((name) =>
    screen.getByRole('button', { name: `Open ${name}` }),
  )
  for (const step of steps) await userEvent.click(step)
  await userEvent.click(screen.getByRole('button', { name: 'Acties' }))
  expect(overlays.getLayers().map(({ kind }) => kind)).toEqual(['pane', 'pane', 'modal', 'modal', 'menu'])

  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Acties' })).toHaveFocus()
  for (const [closed, opener] of steps.toReversed().entries()) {
    expect(isLocked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(overlays.getLayers()).toHaveLength(3 - closed)
    await expect.element(opener).toHaveFocus()
  }

  expect(isLocked()).toBe(false)
  const left = () => document.querySelectorAll('dialog, [inert], [aria-hidden=true]:not(svg, [role=tooltip] *)')
  await expect.poll(left).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: 'Open relatie' })).toHaveFocus()
})

test('the whole pile can vanish at once', async () => {
  const screen = await render(<Nested />)
  for (const name of ['relatie', 'factuur', 'regel', 'vraag']) {
    await userEvent.click(screen.getByRole('button', { name: `Open ${name}` }))
  }
  await screen.unmount()
  expect(overlays.getLayers()).toEqual([])
  expect(isLocked()).toBe(false)
  expect(document.querySelectorAll('dialog, [inert]')).toHaveLength(0)
})
