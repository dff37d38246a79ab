import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Confirm } from '../confirm/confirm.tsx'
import { Modal } from '../modal/modal.tsx'
import { Pane } from '../pane/pane.tsx'
import { overlays } from './overlays.ts'

const nothing = () => {}
type Render = (open: boolean, content?: string) => ReactNode

const dialogs: [name: string, closeMs: number, render: Render][] = [
  [
    'Modal',
    200,
    (open, content) => (
      <Modal open={open} onClose={nothing} title="Titel">
        {content}
      </Modal>
    ),
  ],
  [
    'Confirm',
    200,
    (open, content) => (
      <Confirm open={open} onClose={nothing} onConfirm={nothing} title="Titel" confirmLabel="Ja">
        {content}
      </Confirm>
    ),
  ],
  [
    'Pane',
    500,
    (open, content) => (
      <Pane open={open} onClose={nothing} title="Titel">
        {content}
      </Pane>
    ),
  ],
]

describe.each(dialogs)('%s while it closes', (_name, closeMs, renderDialog) => {
  const ask = matchMedia
  beforeEach(() => {
    // The tests run with reduced motion; here somebody likes things to move.
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query.includes('reduced-motion') ? 'not all' : query),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test(`is seen for ${closeMs} ms, and the page can be used meanwhile`, async () => {
    const screen = await render(renderDialog(true, 'Inhoud'))
    await screen.rerender(renderDialog(false))
    const dialog = document.querySelector('dialog')
    expect(dialog?.open).toBe(false)
    expect(overlays.getLayers()).toEqual([])
    expect(document.documentElement.hasAttribute('data-klopt-scroll-locked')).toBe(false)
    vi.advanceTimersByTime(closeMs - 1)
    expect(dialog?.isConnected).toBe(true)
    vi.advanceTimersByTime(1)
    // Polling moves a clock that is not real; only the step above may end it.
    vi.useRealTimers()
    await expect.poll(() => dialog?.isConnected).toBe(false)
  })

  test('shows what it showed, though its owner has nothing to show any more', async () => {
    const screen = await render(renderDialog(true, 'Factuur 2026-0091'))
    await screen.rerender(renderDialog(false))
    expect(document.querySelector('dialog')?.textContent).toContain('Factuur 2026-0091')
  })

  test('can be opened again before it is gone', async () => {
    const screen = await render(renderDialog(true, 'Een'))
    await screen.rerender(renderDialog(false))
    vi.advanceTimersByTime(100)
    await screen.rerender(renderDialog(true, 'Twee'))
    vi.advanceTimersByTime(10_000)
    const dialog = document.querySelector('dialog')
    expect(dialog?.open).toBe(true)
    expect(dialog?.inert).toBe(false)
    expect(dialog?.textContent).toContain('Twee')
    expect(dialog?.contains(document.activeElement)).toBe(true)
  })

  test('can be unmounted halfway without an error', async () => {
    const onError = vi.spyOn(console, 'error').mockImplementation(nothing)
    const screen = await render(renderDialog(true, 'Inhoud'))
    await screen.rerender(renderDialog(false))
    vi.advanceTimersByTime(100)
    await screen.unmount()
    vi.advanceTimersByTime(10_000)
    expect(onError).not.toHaveBeenCalled()
    expect(document.querySelector('dialog')).toBeNull()
  })
})

test('with reduced motion a dialog is gone at once', async () => {
  const screen = await render(
    <Pane open onClose={nothing} title="Titel">
      Inhoud
    </Pane>,
  )
  await screen.rerender(
    <Pane open={false} onClose={nothing} title="Titel">
      Inhoud
    </Pane>,
  )
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
