import type { OcrData, RecognisedText } from '@klopt/recognition'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fileOf, invoiceFile, invoiceOcr, numberedPages, verticesOf } from '../testing/documents.ts'
import { writePdf } from '../testing/pdf-writer.ts'
import { button, middleOf, pageElement, paintedPage, showViewer } from '../testing/show.tsx'
import { showInvoice } from './picking.test-support.tsx'

const total = () => button('Bedrag € 115,56 overnemen')
const names = () => [...document.querySelectorAll('[data-candidate]')].map((found) => found.getAttribute('aria-label'))

test('candidates of the wanted types are buttons that say what they take', async () => {
  const { onPick } = await showInvoice(['AMOUNT'])
  await expect.element(total()).toBeVisible()
  expect(names().map((name) => name?.replaceAll('\u00A0', ' '))).toEqual([
    'Bedrag € 89,00 overnemen',
    'Bedrag € 6,50 overnemen',
    'Bedrag € 20,06 overnemen',
    'Bedrag € 115,56 overnemen',
  ])
  await total().click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith({
    type: 'AMOUNT',
    value: 11_556,
    text: '€ 115,56',
    page: 0,
    vertices: verticesOf('€ 115,56'),
  })
})

test('without something to pick there are no buttons on the page', async () => {
  await showViewer({ file: invoiceFile(), ocr: invoiceOcr })
  await paintedPage(1)
  expect(names()).toEqual([])
})

test('the keyboard goes through the candidates in reading order, takes one and leaves', async () => {
  const { handle, onPick, onLeave } = await showInvoice(['INVOICE_NUMBER', 'AMOUNT'])
  expect(handle.current?.focusFirstCandidate()).toBe(true)
  await expect.element(button('Factuurnummer DN-26/4417 overnemen')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}')
  await expect.element(button('Bedrag € 89,00 overnemen')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(total()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onLeave).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('[data-candidate][tabindex="0"]')).toHaveLength(1)
})

test('where nothing can be picked nothing takes the focus', async () => {
  const { handle } = await showInvoice(['POSTAL_CODE'])
  expect(handle.current?.focusFirstCandidate()).toBe(false)
})

test('a candidate on a page that is far away takes the focus when it comes', async () => {
  const [word] = invoiceOcr.words.filter(({ text }) => text === '89,00')
  if (!word) throw new Error('The invoice has changed.')
  const far = { words: [word, { ...word, page: 299 }], paragraphs: [] }
  const { handle } = await showInvoice(['AMOUNT'], { file: fileOf(writePdf(numberedPages(300))), ocr: far })
  handle.current?.focusFirstCandidate()
  await expect.element(button('Bedrag € 89,00 overnemen')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.closest('[data-page]')?.getAttribute('data-page')).toBe('299')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => document.activeElement?.closest('[data-page]')?.getAttribute('data-page')).toBe('0')
})

/** How far the middle of a candidate is from the middle of the text it stands for, in CSS pixels. */
function offset(): number {
  const text = [...(pageElement(1)?.querySelectorAll('.textLayer span') ?? [])].find(
    (span) => span.textContent === 'DN-26/4417',
  )
  const candidate = document.querySelector('[data-candidate]')
  if (!text || !candidate) return Infinity
  const [one, other] = [middleOf(text), middleOf(candidate)]
  return Math.hypot(one.x - other.x, one.y - other.y)
}

test('on a page that its file turns and cuts, text, candidates and matches lie where they are seen', async () => {
  const texts = [{ text: 'DN-26/4417', x: 120, y: 300 }]
  const cut = { width: 400, height: 600, rotate: 90, cropBox: [100, 100, 300, 500] as const, texts }
  // Turned, the text runs down from the middle of the page, which is twice as wide as high.
  const place = (x: number, y: number, right: number, bottom: number, value: string): RecognisedText => ({
    text: value,
    page: 0,
    boundingPoly: {
      vertices: [
        { ...(x && { x }), ...(y && { y }) },
        { x: right, y: bottom },
      ],
    },
    possibleValues: [{ type: 'INVOICE_NUMBER', value }],
  })
  const words = [place(0, 0, 0.1, 0.2, 'corner'), place(0.493, 0.1, 0.525, 0.43, 'DN-26/4417')]
  const pick = { types: ['INVOICE_NUMBER'] as const, onPick: vi.fn(), onLeave: vi.fn() }
  await showViewer({ file: fileOf(writePdf([cut])), ocr: { words, paragraphs: [] }, pick })
  await paintedPage(1)
  const candidate = (value: string) => button(`Factuurnummer ${value} overnemen`)
  await expect.element(candidate('DN-26/4417')).toBeVisible()
  const text = page.getByText('DN-26/4417', { exact: true })
  await expect.element(text).toBeInTheDocument()
  const apart = (one: Element, other: Element) => {
    const [a, b] = [middleOf(one), middleOf(other)]
    return Math.hypot(a.x - b.x, a.y - b.y)
  }
  expect(apart(candidate('DN-26/4417').element(), text.element())).toBeLessThan(6)
  const corner = candidate('corner').element().getBoundingClientRect()
  const paper = pageElement(1)?.getBoundingClientRect() ?? new DOMRect()
  expect([corner.left - paper.left, corner.top - paper.top]).toEqual([expect.closeTo(0, 0), expect.closeTo(0, 0)])
  await button('Zoeken').click()
  await page.getByRole('searchbox').fill('4417')
  await expect.poll(() => document.querySelectorAll('[data-match]').length).toBe(1)
  const match = document.querySelector('[data-match]')?.getBoundingClientRect() ?? new DOMRect()
  const whole = text.element().getBoundingClientRect()
  expect(match.left).toBeGreaterThan(whole.left - 6)
  expect(match.right).toBeLessThan(whole.right + 6)
  // The last four characters of ten.
  expect(match.top).toBeGreaterThan(whole.top + whole.height / 2)
  expect(match.bottom).toBeLessThan(whole.bottom + 6)
})

test('candidates stay on their text under zoom and turning, and can always be hit', async () => {
  await showInvoice(['INVOICE_NUMBER'])
  await expect.poll(offset).toBeLessThan(3)
  for (const key of ['-', '-', '-', 'r', 'r', 'r', '+', '+', '+', '+', '+']) {
    page.getByRole('group', { name: 'Pagina’s' }).element().focus()
    await userEvent.keyboard(key)
    await expect.poll(offset).toBeLessThan(5)
    const { width, height } = document.querySelector('[data-candidate]')?.getBoundingClientRect() ?? new DOMRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(23.99)
  }
})

test('a candidate says what it is in the one tooltip, no sooner than after 100 ms', async () => {
  await showInvoice(['AMOUNT'])
  await expect.element(total()).toBeVisible()
  // The mouse is wherever it was left.
  await page.getByRole('group', { name: 'Pagina’s' }).hover({ position: { x: 4, y: 4 } })
  await expect.poll(() => document.querySelector('[role="tooltip"]:popover-open')).toBeNull()
  const shown = () => document.querySelector('[role="tooltip"]:popover-open')?.textContent
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  total()
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  vi.advanceTimersByTime(99)
  expect(shown()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(shown()).toMatch(/^Bedrag €\s115,56 overnemen$/)
  expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1)
})

test('a text with two readings asks which one', async () => {
  const { onPick } = await showInvoice(['NR_OF_DAYS', 'DATE'])
  await button('Termijn 14 dagen of datum 30 november 2026 overnemen').click()
  await button('Datum 30 november 2026 overnemen').click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'DATE', value: '2026-11-30' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

/** Three amounts under each other, each 7 pixels high on a phone. */
const thickOcr: OcrData = {
  words: [1100, 2200, 3300].map((value, line) => ({
    text: `${value / 100},00`,
    page: 0,
    boundingPoly: {
      vertices: [
        { x: 0.7, y: 0.3 + line * 0.016 },
        { x: 0.8, y: 0.314 + line * 0.016 },
      ],
    },
    possibleValues: [{ type: 'AMOUNT', value }],
  })),
  paragraphs: [],
}

function press(x: number, y: number, pointerType: string): void {
  const at = { bubbles: true, clientX: x, clientY: y, pointerType, detail: 1 }
  document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('click', at))
}

test('where text lies thick on a phone a finger reaches every value within 24 pixels, and a mouse hits each text', async () => {
  const pick = { types: ['AMOUNT'] as const, onPick: vi.fn(), onLeave: vi.fn() }
  await showViewer({ file: invoiceFile(), ocr: thickOcr, pick }, 390)
  await paintedPage(1)
  await expect.poll(names).toHaveLength(3)
  const choices = page.getByRole('dialog')
  for (const [line, candidate] of [...document.querySelectorAll('[data-candidate]')].entries()) {
    const name = new RegExp(`€ ${(line + 1) * 11},00 overnemen`)
    const { x, y } = middleOf(candidate)
    for (const [dx, dy] of [
      [0, 0],
      [-11, -11],
      [11, -11],
      [-11, 11],
      [11, 11],
    ] as const) {
      pick.onPick.mockClear()
      press(x + dx, y + dy, 'touch')
      // Only where it is not clear which one is meant it asks.
      await expect.poll(() => pick.onPick.mock.calls.length + choices.elements().length).toBe(1)
      if (choices.elements().length > 0) await choices.getByRole('button', { name }).click()
      expect(pick.onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: (line + 1) * 1100 }))
    }
    pick.onPick.mockClear()
    press(x, y, 'mouse')
    expect(pick.onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: (line + 1) * 1100 }))
  }
})

test('what the form points at is marked with its name', async () => {
  const marked = [{ page: 0, vertices: verticesOf('€ 115,56'), label: 'Totaal inclusief btw' }]
  await showInvoice([], { marked })
  const mark = page.getByRole('img', { name: 'Totaal inclusief btw' })
  await expect.element(mark).toBeVisible()
})

test('a page can be shown from outside', async () => {
  const { handle } = await showInvoice([])
  handle.current?.showPage(2)
  await expect.element(page.getByRole('textbox', { name: /^Pagina, van 1/ })).toHaveValue('2')
})
