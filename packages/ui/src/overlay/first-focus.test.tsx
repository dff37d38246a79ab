import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Modal } from '../modal/modal.tsx'
import { toast } from '../toast/toast.ts'
import { OverlayHost } from './overlay-host.tsx'

function Page({ children = 'Tekst' }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Openen
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Titel">
        {children}
      </Modal>
      <OverlayHost />
    </>
  )
}

test('a dialog without fields takes the focus to its cross and brings it back, though a toast is shown', async () => {
  const screen = await render(<Page />)
  toast.success('Opgeslagen')
  await expect.element(page.getByRole('button', { name: 'Sluit notificatie' })).toBeVisible()
  const opener = screen.getByRole('button', { name: 'Openen' })
  await userEvent.click(opener)
  await expect.element(page.getByRole('button', { name: 'Sluiten' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a text that scrolls leaves the focus to the cross, and is the next place for the keyboard', async () => {
  const screen = await render(
    <Page>
      <p style={{ height: '3000px' }}>Lang</p>
    </Page>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Openen' }))
  await expect.element(page.getByRole('button', { name: 'Sluiten' })).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement).toBe(page.getByText('Lang').element().parentElement)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.scrollTop).toBeGreaterThan(0)
})
