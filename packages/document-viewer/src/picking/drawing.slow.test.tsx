import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { invoiceFile, invoiceOcr } from '../testing/documents.ts'
import { button, pageElement, showViewer } from '../testing/show.tsx'
import { showInvoice } from './picking.test-support.tsx'

async function drawAround(from: { x: number; y: number }, to: { x: number; y: number }) {
  const target = pageElement(1)
  if (!target) throw new Error('There is no page.')
  const { left, top, width, height } = target.getBoundingClientRect()
  const send = (type: string, at: { x: number; y: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        shiftKey: true,
        clientX: left + width * at.x,
        clientY: top + height * at.y,
      }),
    )
  send('pointerdown', from)
  send('pointermove', to)
  await expect.poll(() => document.querySelector('[data-drawn]')).toBeTruthy()
  send('pointerup', to)
}

test('a drawn box offers what it holds, also when the page is turned', async () => {
  const { onPick } = await showInvoice(['AMOUNT'])
  await drawAround({ x: 0.6, y: 0.43 }, { x: 0.95, y: 0.49 })
  const choices = page.getByRole('dialog')
  await expect.element(choices.getByRole('button', { name: /€ 20,06/ })).toHaveFocus()
  await expect.poll(() => choices.getByRole('button').elements().length).toBe(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(choices).not.toBeInTheDocument()
  await userEvent.keyboard('r')
  // The right side of the paper is at the bottom now.
  await drawAround({ x: 0.51, y: 0.6 }, { x: 0.57, y: 0.95 })
  await choices.getByRole('button', { name: /€ 20,06/ }).click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 2006 }))
})

test('a drawn box without a wanted value says so', async () => {
  await showInvoice(['AMOUNT'])
  await drawAround({ x: 0.1, y: 0.05 }, { x: 0.4, y: 0.12 })
  await expect.element(page.getByRole('dialog').getByText(/^In dit vak is geen bedrag gevonden/)).toBeVisible()
})

test('the tool draws without Shift', async () => {
  await showInvoice(['AMOUNT'])
  await button('Vak tekenen').click()
  await expect.element(button('Vak tekenen')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('group', { name: 'Pagina’s' })).toHaveAttribute('data-drawing')
})

test('by keys a box is moved, sized, heard and read; Escape leaves it and returns', async () => {
  const { onPick } = await showInvoice(['AMOUNT'])
  const tool = button('Vak tekenen')
  await expect.element(tool).toBeVisible()
  tool.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'Pagina’s' })).toHaveFocus()
  await expect.element(page.getByText(/^Sleep een vak om de tekst/)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(page.getByText(/^Vak op pagina 1: .* 30% breed, 6% hoog\. Hierin staat niets om over te nemen\.$/))
    .toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(tool).toHaveFocus()
  expect(document.querySelector('[data-drawn]')).toBeNull()

  await userEvent.keyboard(`{Enter}${'{ArrowRight}'.repeat(14)}`)
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(page.getByText(/2% hoog\. Hierin: bedrag €\s20,06\.$/)).toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(page.getByText(/Hierin: bedrag €\s20,06, bedrag €\s115,56\.$/)).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  const choices = page.getByRole('dialog')
  await expect.element(choices.getByRole('button', { name: /€ 20,06/ })).toHaveFocus()
  await choices.getByRole('button', { name: /€ 115,56/ }).click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 11_556 }))
})

test('where the tool is in the menu, it brings the keys to the pages too', async () => {
  const pick = { types: ['AMOUNT'] as const, onPick: vi.fn(), onLeave: vi.fn() }
  await showViewer({ file: invoiceFile(), ocr: invoiceOcr, pick }, 600)
  await button('Meer').click()
  const entry = page.getByRole('menuitem', { name: 'Vak tekenen' })
  await expect.element(entry).toBeVisible()
  entry.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Pagina’s' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.querySelector('[data-drawn]')).toBeTruthy()
})
