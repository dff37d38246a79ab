import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '../menu/menu.tsx'
import { expectAccessible } from './axe.ts'
import { toast } from '../toast/toast.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import type { CloseHandler, CloseReason } from '../overlay/overlay-types.ts'
import { overlays } from '../overlay/overlays.ts'
import { findElement } from '../overlay/find-element.ts'

export interface DialogUnderTest {
  open: boolean
  onClose: CloseHandler
  title: string
  children: ReactNode
}

export interface DialogBehaviour {
  /** The component's name. */
  name: string
  /** Renders the dialog; the button it must have besides its children is `closeName`. */
  render: (props: DialogUnderTest) => ReactNode
  role: 'dialog' | 'alertdialog'
  /** The button with which one leaves it. */
  closeName: string
}

/** What every dialog of this package must do, whatever it looks like. Each one runs it in its test. */
export function describeDialogBehaviour({ name, render: renderDialog, role, closeName }: DialogBehaviour): void {
  interface PageProps {
    onClose?: CloseHandler
    title?: string
    children?: ReactNode
  }
  /** A page with a button that opens the dialog, and one beside it. */
  function Page({ onClose, title = 'Titel', children }: PageProps) {
    const [open, setOpen] = useState(false)
    const close: CloseHandler = (request) => {
      let vetoed = false
      onClose?.({
        ...request,
        veto: () => {
          vetoed = true
          request.veto()
        },
      })
      if (!vetoed) setOpen(false)
    }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open {title}
        </button>
        <button type="button">Ernaast</button>
        {renderDialog({ open, onClose: close, title, children: children ?? <input aria-label="Naam" /> })}
        <OverlayHost />
      </>
    )
  }
  const setUp = async (props: PageProps = {}) => {
    const screen = await render(<Page {...props} />)
    const opener = screen.getByRole('button', { name: `Open ${props.title ?? 'Titel'}` })
    await userEvent.click(opener)
    return { screen, opener, dialog: screen.getByRole(role, { name: props.title ?? 'Titel' }) }
  }
  const hasFocus = (element: Element) => element.contains(document.activeElement)

  describe(`${name} as a dialog`, () => {
    afterEach(() => {
      overlays.toasts.clear()
    })

    test('has its title for a name, and is clean for axe', async () => {
      const { dialog } = await setUp()
      await expect.element(dialog).toBeVisible()
      await expectAccessible()
    })

    test('takes focus when it opens and brings it back when it closes', async () => {
      const { opener, dialog } = await setUp()
      await expect.poll(() => hasFocus(dialog.element())).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    })

    test('keeps Tab inside, in both directions', async () => {
      const { dialog } = await setUp()
      const element = dialog.element()
      for (let step = 0; step < 8; step += 1) {
        await userEvent.keyboard('{Tab}')
        expect(hasFocus(element)).toBe(true)
      }
      for (let step = 0; step < 8; step += 1) {
        await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
        expect(hasFocus(element)).toBe(true)
      }
    })

    test('keeps Tab inside when it leaves a menu at its end, and goes on from there', async () => {
      const { dialog } = await setUp({
        children: <Menu trigger={<button type="button">Acties</button>} items={[{ label: 'Bewerken' }]} />,
      })
      await userEvent.click(dialog.getByRole('button', { name: 'Acties' }))
      await userEvent.keyboard('{Tab}')
      expect(hasFocus(dialog.element())).toBe(true)
      await expect.element(dialog.getByRole('menu')).not.toBeInTheDocument()
    })

    test.each<[CloseReason, (close: Element) => Promise<void>]>([
      ['escape', () => userEvent.keyboard('{Escape}')],
      ['close-button', (close) => userEvent.click(close)],
      ['outside-press', () => userEvent.click(findElement('dialog'), { position: { x: 5, y: 5 } })],
    ])('tells the reason %s and stays when its owner vetoes', async (reason, act) => {
      const onClose = vi.fn<CloseHandler>((request) => request.veto())
      const { dialog } = await setUp({ onClose })
      await act(dialog.getByRole('button', { name: closeName }).element())
      expect(onClose.mock.calls.map(([request]) => request.reason)).toEqual([reason])
      await expect.element(dialog).toBeVisible()
    })

    test('closes on Escape wherever focus is', async () => {
      const { dialog } = await setUp()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      expect(document.activeElement).toBe(document.body)
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    })

    test('is asked again at the next Escape after a veto, however often', async () => {
      const onClose = vi.fn<CloseHandler>((request) => request.veto())
      const { dialog } = await setUp({ onClose })
      for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Escape}')
      expect(onClose).toHaveBeenCalledTimes(4)
      await expect.element(dialog).toBeVisible()
    })

    test('a drag that begins inside and ends outside closes nothing', async () => {
      const { dialog } = await setUp()
      const element = dialog.element()
      const inside = findElement('h2', element)
      inside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
      findElement('dialog').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
      await expect.element(dialog).toBeVisible()
    })

    test('locks the scrolling of the page only while it is open', async () => {
      const { dialog } = await setUp()
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    })

    test('leaves nothing inert, hidden or without pointer events behind, also when it vanishes at once', async () => {
      const { screen } = await setUp()
      await screen.unmount()
      expect(document.querySelectorAll('[inert], [aria-hidden]')).toHaveLength(0)
      expect(getComputedStyle(document.body).pointerEvents).toBe('auto')
      expect(document.documentElement.hasAttribute('data-klopt-scroll-locked')).toBe(false)
      expect(overlays.getLayers()).toEqual([])
    })

    test('one Escape closes one of two, loses nothing in the other, and focus walks back the way it came', async () => {
      const { dialog: outer } = await setUp({
        title: 'Buiten',
        children: (
          <>
            <input aria-label="Omschrijving" />
            <Page title="Binnen" />
          </>
        ),
      })
      await userEvent.fill(outer.getByLabelText('Omschrijving'), 'Ontwerp')
      const opener = outer.getByRole('button', { name: 'Open Binnen' })
      await userEvent.click(opener)
      const inner = findElement('dialog ~ dialog')
      await expect.poll(() => hasFocus(inner)).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => inner.isConnected).toBe(false)
      await expect.element(outer).toBeVisible()
      await expect.element(outer.getByLabelText('Omschrijving')).toHaveValue('Ontwerp')
      await expect.element(opener).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(outer).not.toBeInTheDocument()
    })

    test('a toast over it can be read and closed, and closes nothing else', async () => {
      const onClose = vi.fn<CloseHandler>()
      const { screen, dialog } = await setUp({ onClose })
      toast.success('Bewaard')
      await userEvent.click(screen.getByRole('button', { name: 'Sluit notificatie' }))
      await expect.element(screen.getByRole('button', { name: 'Sluit notificatie' })).not.toBeInTheDocument()
      expect(onClose).not.toHaveBeenCalled()
      await expect.element(dialog).toBeVisible()
    })

    test('is no part of the form or the row it was written in', async () => {
      const outside = vi.fn()
      const screen = await render(
        <form {...{ onSubmit: outside, onClick: outside }}>
          {renderDialog({
            open: true,
            onClose: () => {},
            title: 'Titel',
            children: (
              <form onSubmit={(event) => event.preventDefault()}>
                <button type="submit">Bewaren</button>
              </form>
            ),
          })}
        </form>,
      )
      await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }))
      expect(outside).not.toHaveBeenCalled()
    })

    test('tells the store that it opened and closed', async () => {
      const heard: string[] = []
      const stop = overlays.on((event) => heard.push(event.type))
      const { dialog } = await setUp()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      stop()
      expect(heard[0]).toMatch(/^(pane|modal)-opened$/)
      expect(heard.slice(1).toSorted()).toEqual(['closed-by-key', 'overlay-closed'])
    })
  })
}
