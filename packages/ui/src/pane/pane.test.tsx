import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Modal } from '../modal/modal.tsx'
import { describeDialogBehaviour } from '../testing/dialog-behaviour.tsx'
import { findElement } from '../overlay/find-element.ts'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import { overlays } from '../overlay/overlays.ts'
import { expectAccessible } from '../testing/axe.ts'
import { Pane, type PaneProps } from './pane.tsx'

describeDialogBehaviour({
  name: 'Pane',
  role: 'dialog',
  closeName: 'Sluiten',
  render: (props) => <Pane {...props} />,
})

const nothing = () => {}
const box = (element: Element) => element.getBoundingClientRect()

test('lies at the right edge at its width, and covers a phone', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <Pane open onClose={nothing} title="Nieuw ticket" width={800}>
      Tekst
    </Pane>,
  )
  const surface = findElement('dialog > div', screen.baseElement)
  expect(box(surface)).toMatchObject({ left: 640, right: 1440, top: 0, bottom: 900 })
  await page.viewport(390, 844)
  expect(box(surface)).toMatchObject({ left: 0, right: 390 })
  await page.viewport(1280, 800)
})

type TestPane = Omit<PaneProps, 'open' | 'onClose' | 'children'>

/** Panes that open one after another and stay unless they are closed. */
function Panes({ panes, onClose }: { panes: TestPane[]; onClose?: CloseHandler }) {
  const [opened, setOpened] = useState<string[]>([])
  const next = panes.find(({ title }) => !opened.includes(title))
  return (
    <>
      <input aria-label="Pagina" />
      {panes.map((pane, index) => (
        <Pane
          key={pane.title}
          {...pane}
          open={opened.includes(pane.title) && !opened.includes(`weg ${pane.title}`)}
          onClose={(request) => {
            onClose?.(request)
            setOpened((titles) => [...titles, `weg ${pane.title}`])
          }}
        >
          <input aria-label={`Veld ${pane.title}`} />
          {index < panes.length - 1 && (
            <button type="button" onClick={() => next && setOpened([...opened, next.title])}>
              Na {pane.title}
            </button>
          )}
        </Pane>
      ))}
      <button type="button" onClick={() => next && setOpened([...opened, next.title])}>
        Begin
      </button>
    </>
  )
}

async function openBoth(panes: [TestPane, TestPane], onClose?: CloseHandler) {
  const screen = await render(<Panes panes={panes} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
  await userEvent.click(screen.getByRole('button', { name: `Na ${panes[0].title}` }))
  const [first, second] = panes.map(({ title }) => screen.getByRole('dialog', { name: title }))
  if (!first || !second) throw new Error('There are two panes.')
  await expect.element(second).toBeVisible()
  return { screen, first, second }
}

test('panes stack, and each Escape closes one', async () => {
  const { first, second, screen } = await openBoth([{ title: 'Een' }, { title: 'Twee' }])
  expect(overlays.getLayers()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(second).not.toBeInTheDocument()
  await expect.element(first).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Na Een' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(first).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Begin' })).toHaveFocus()
})

test('a pane of the same type takes the place of the top one, and focus still finds its way back', async () => {
  const onClose = vi.fn<CloseHandler>()
  const { first, second, screen } = await openBoth(
    [
      { title: 'Een', type: 'contact' },
      { title: 'Twee', type: 'contact' },
    ],
    onClose,
  )
  await expect.element(first).not.toBeInTheDocument()
  expect(onClose.mock.calls.map(([request]) => request.reason)).toEqual(['replaced'])
  await expect.element(screen.getByLabelText('Veld Twee')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(second).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Begin' })).toHaveFocus()
})

test('a pane with unsaved changes is not replaced but stays below', async () => {
  const { first } = await openBoth([
    { title: 'Een', type: 'contact', unsavedChanges: true },
    { title: 'Twee', type: 'contact' },
  ])
  expect(overlays.getLayers()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(first).toBeVisible()
})

test('a second pane beside the first: both can be used, and Escape closes the second', async () => {
  await page.viewport(1440, 900)
  const { first, second, screen } = await openBoth([{ title: 'Een' }, { title: 'Twee', beside: true }])
  await expect.element(screen.getByLabelText('Veld Twee')).toHaveFocus()
  const surface = (title: string) => box(findElement(`[aria-label="Veld ${title}"]`))
  expect(surface('Twee').right).toBeLessThan(surface('Een').left)
  await userEvent.fill(screen.getByLabelText('Veld Een'), 'ja')
  await userEvent.fill(screen.getByLabelText('Veld Twee'), 'ook')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(second).not.toBeInTheDocument()
  await expect.element(first).toBeVisible()
  await page.viewport(1280, 800)
})

test('closing the first asks the one beside it before', async () => {
  const { first, second, screen } = await openBoth([
    { title: 'Een' },
    { title: 'Twee', beside: true, unsavedChanges: true },
  ])
  await userEvent.click(first.getByRole('button', { name: 'Sluiten' }).last())
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten zonder opslaan' }))
  await expect.element(second).not.toBeInTheDocument()
  await expect.element(first).toBeVisible()
})

test('one beside without anything to stand beside is a pane like any other', async () => {
  const screen = await render(
    <Pane open beside onClose={nothing} title="Alleen">
      Tekst
    </Pane>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Alleen' })).toBeVisible()
})

function Handover() {
  const [step, setStep] = useState<'pane' | 'modal' | 'none'>('pane')
  return (
    <>
      <Pane open={step === 'pane'} onClose={nothing} title="Paneel">
        <button type="button" onClick={() => setStep('modal')}>
          Verder
        </button>
      </Pane>
      <Modal open={step === 'modal'} onClose={() => setStep('none')} title="Venster">
        <input aria-label="Naam" />
      </Modal>
    </>
  )
}

test('a modal that opens while a pane closes gets the focus and keeps it', async () => {
  const screen = await render(<Handover />)
  await userEvent.click(screen.getByRole('button', { name: 'Verder' }))
  await expect.element(screen.getByLabelText('Naam')).toHaveFocus()
  await expect.element(screen.getByRole('dialog', { name: 'Paneel' })).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Naam')).toHaveFocus()
})
