import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toast } from '../toast/toast.ts'
import { OverlayHost } from './overlay-host.tsx'
import { openOverlay } from './overlay-requests.ts'
import { overlays } from './overlays.ts'

afterEach(() => overlays.toasts.clear())

test('of several hosts one serves, so that each toast, question and tooltip is there once', async () => {
  await render(
    <>
      <OverlayHost />
      <OverlayHost />
    </>,
  )
  toast.success('Factuur verstuurd')
  openOverlay(({ open }) => open && <p>Gevraagd</p>)
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Factuur verstuurd')
  await expect.element(page.getByText('Gevraagd')).toBeVisible()
  expect(document.querySelectorAll('#klopt-tooltip')).toHaveLength(1)
  expect(document.querySelectorAll('[role=log]')).toHaveLength(2)
})

test('another host takes over when the one that served leaves', async () => {
  const { rerender } = await render([<OverlayHost key="first" />, <OverlayHost key="second" />])
  await rerender([<OverlayHost key="second" />])
  toast.success('Regel verwijderd')
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Regel verwijderd')
  expect(document.querySelectorAll('#klopt-tooltip')).toHaveLength(1)
})

test('a toast that came before the host is shown when the host comes', async () => {
  toast.success('Factuur verstuurd')
  await render(<OverlayHost />)
  await expect.element(page.getByRole('listitem')).toBeVisible()
})

test('what was closed does not open again when its host leaves before it is gone', async () => {
  const first = await render(<OverlayHost />)
  openOverlay(({ open, onClose }) => (
    <>
      {open && <p>Zeker weten?</p>}
      <button type="button" onClick={() => onClose({ reason: 'close-button', veto: () => {} })}>
        Sluiten
      </button>
    </>
  ))
  await expect.element(page.getByText('Zeker weten?')).toBeVisible()
  document.querySelector<HTMLElement>('button')?.click()
  await first.unmount()
  await render(<OverlayHost />)
  await expect.element(page.getByText('Zeker weten?')).not.toBeInTheDocument()
})
