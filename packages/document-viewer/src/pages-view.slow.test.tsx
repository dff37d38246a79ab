import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fileOf, invoiceFile, numberedPages } from './testing/documents.ts'
import { writePdf } from './testing/pdf-writer.ts'
import { button, pageElement, paintedPage, showViewer } from './testing/show.tsx'

const many = (count: number) => fileOf(writePdf(numberedPages(count)))
const widthOf = (pageNumber: number) => Math.round(pageElement(pageNumber)?.getBoundingClientRect().width ?? 0)
const shownNumber = () => page.getByRole('textbox', { name: /^Pagina, van 1/ })
const pages = () => page.getByRole('group', { name: 'Pagina’s' })

test('a PDF shows its first page, 548 pixels wide and as high as its paper', async () => {
  await showViewer({ file: invoiceFile() })
  await paintedPage(1)
  const { width, height } = pageElement(1)?.getBoundingClientRect() ?? new DOMRect()
  expect(width).toBeCloseTo(548, 0)
  expect(height).toBeCloseTo((548 * 842) / 595, 0)
  await expect.element(shownNumber()).toHaveValue('1')
})

test('the page buttons go from page 1 to the last and no further, and a number leads there at once', async () => {
  await showViewer({ file: many(40) })
  await paintedPage(1)
  await expect.element(button('Vorige pagina')).toHaveAttribute('aria-disabled', 'true')
  await button('Volgende pagina').click()
  await expect.element(shownNumber()).toHaveValue('2')
  await shownNumber().fill('99')
  await userEvent.keyboard('{Enter}')
  await expect.element(shownNumber()).toHaveValue('40')
  await paintedPage(40)
  await expect.element(button('Volgende pagina')).toHaveAttribute('aria-disabled', 'true')
})

test('a press on the page takes the page buttons away and brings them back; a drag does not', async () => {
  await showViewer({ file: invoiceFile() })
  await paintedPage(1)
  const bladeren = page.getByRole('group', { name: 'Bladeren' })
  const first = page.getByRole('article', { name: 'Pagina 1 van 2' })
  await expect.element(bladeren).toBeVisible()
  await first.click({ position: { x: 300, y: 400 } })
  await expect.element(bladeren).not.toBeInTheDocument()
  await first.click({ position: { x: 300, y: 400 } })
  await expect.element(bladeren).toBeVisible()
})

test('dragging the paper moves it', async () => {
  await showViewer({ file: invoiceFile() })
  await paintedPage(1)
  const scroller = pages().element()
  await userEvent.dragAndDrop(pageElement(1) ?? scroller, pageElement(1) ?? scroller, {
    sourcePosition: { x: 300, y: 450 },
    targetPosition: { x: 300, y: 150 },
  })
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(200)
  await expect.element(page.getByRole('group', { name: 'Bladeren' })).toBeVisible()
})

test('of 500 pages no more than 12 canvases live at once, wherever one looks and however small pages are', async () => {
  let live = 0
  let most = 0
  const count = () => {
    live = document.querySelectorAll('canvas').length
    most = Math.max(most, live)
  }
  const observer = new MutationObserver(count)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  await showViewer({ file: many(500) })
  await paintedPage(1)
  for (const pageNumber of [2, 250, 251, 400, 500, 3]) {
    await shownNumber().fill(String(pageNumber))
    await userEvent.keyboard('{Enter}')
    await paintedPage(pageNumber)
  }
  await userEvent.keyboard('{Escape}')
  for (let step = 0; step < 6; step += 1) await button('Uitzoomen').click()
  await expect.poll(() => widthOf(3)).toBe(137)
  await paintedPage(3)
  observer.disconnect()
  expect(most).toBeGreaterThan(1)
  // The twelfth is the one that is being painted, which is not in the document yet.
  expect(most).toBeLessThanOrEqual(11)
  expect(document.querySelectorAll('[data-page]').length).toBeLessThanOrEqual(10)
})

test('zooming keeps to its steps, fits the width and the page, and stays where one looks', async () => {
  await showViewer({ file: many(10) })
  await paintedPage(1)
  await shownNumber().fill('5')
  await userEvent.keyboard('{Enter}')
  await button('Inzoomen').click()
  await expect.poll(() => widthOf(5)).toBe(Math.round(548 * 1.1))
  await button('Breedte passend').click()
  await expect.poll(() => widthOf(5)).toBe(pages().element().clientWidth - 32)
  await expect.element(shownNumber()).toHaveValue('5')
  await button('Hele pagina').click()
  await expect
    .poll(() => Math.round(pageElement(5)?.getBoundingClientRect().height ?? 0))
    .toBe(pages().element().clientHeight - 32)
  await expect.element(shownNumber()).toHaveValue('5')
})

test('at 400% on a sharp screen a canvas stays under 8 million pixels', async () => {
  vi.stubGlobal('devicePixelRatio', 3)
  await showViewer({ file: invoiceFile() })
  await paintedPage(1)
  for (let step = 0; step < 8; step += 1) await button('Inzoomen').click()
  await expect.poll(() => widthOf(1)).toBe(2192)
  await expect.poll(() => pageElement(1)?.querySelector('canvas')?.width ?? 0).toBeGreaterThan(2000)
  const canvas = await paintedPage(1)
  expect(canvas.width * canvas.height).toBeLessThanOrEqual(8_000_000)
  vi.unstubAllGlobals()
})

test('Ctrl and the wheel zoom around the pointer, and the page of the browser does not', async () => {
  await showViewer({ file: invoiceFile() })
  await paintedPage(1)
  const target = pageElement(1)
  const { left, top, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
  const at = { clientX: left + width * 0.25, clientY: top + height * 0.5 }
  const wheel = new WheelEvent('wheel', { ...at, deltaY: -300, ctrlKey: true, bubbles: true, cancelable: true })
  target?.dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(true)
  await expect.poll(() => widthOf(1)).toBe(Math.round(548 * Math.exp(0.6)))
  const after = pageElement(1)?.getBoundingClientRect() ?? new DOMRect()
  expect((at.clientY - after.top) / after.height).toBeCloseTo(0.5, 1)
})

test('the keyboard pages, zooms, turns and searches from anywhere in the viewer', async () => {
  await showViewer({ file: many(5) })
  await paintedPage(1)
  pages().element().focus()
  await userEvent.keyboard('{PageDown}{PageDown}')
  await expect.element(shownNumber()).toHaveValue('3')
  await userEvent.keyboard('{PageUp}')
  await expect.element(shownNumber()).toHaveValue('2')
  await userEvent.keyboard('{End}')
  await expect.element(shownNumber()).toHaveValue('5')
  await userEvent.keyboard('-')
  await expect.poll(() => widthOf(5)).toBe(Math.round(548 * 0.9))
  await userEvent.keyboard('r')
  await expect.poll(() => widthOf(5)).toBe(Math.round(548 * 0.9 * (842 / 595)))
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('the toolbar is one stop of Tab, and arrows go through it', async () => {
  await showViewer({ file: many(2) })
  await paintedPage(1)
  await userEvent.tab()
  await expect.element(button('Miniaturen')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(button('Inzoomen')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(button('Downloaden')).toHaveFocus()
  await userEvent.tab()
  await expect.element(pages()).toHaveFocus()
})

test('the toolbar keeps its one stop of Tab when its menu or its ground is pressed', async () => {
  await showViewer({ file: many(2) }, 600)
  await paintedPage(1)
  const stops = () =>
    [...(bar()?.querySelectorAll<HTMLElement>('button') ?? [])].filter(({ tabIndex }) => tabIndex === 0)
  const bar = () => document.querySelector<HTMLElement>('[role="toolbar"]')
  await button('Meer').click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  expect(stops()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  bar()?.focus()
  expect(stops()).toHaveLength(1)
})

test('thumbnails lead to their page', async () => {
  await showViewer({ file: many(30) })
  await paintedPage(1)
  await button('Miniaturen').click()
  const third = button('Pagina 3')
  await expect.poll(() => third.element().querySelector('img')?.naturalWidth ?? 0).toBeGreaterThan(90)
  await third.click()
  await expect.element(shownNumber()).toHaveValue('3')
  await expect.element(third).toHaveAttribute('aria-current', 'page')
  expect(document.querySelectorAll('[role="group"][aria-label="Miniaturen"] button').length).toBeLessThan(10)
})

test('the tools come after the page, and nothing moves when they do, also on a phone', async () => {
  let headerWithout = 0
  const header = () => document.querySelector('section > div')
  const observer = new MutationObserver(() => {
    if (pageElement(1) && !document.querySelector('[role="toolbar"]')) headerWithout = header()?.clientHeight ?? 0
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await showViewer({ file: invoiceFile() }, 390)
  await expect.element(button('Meer')).toBeVisible()
  observer.disconnect()
  await paintedPage(1)
  expect(headerWithout).toBeGreaterThan(0)
  expect(header()?.clientHeight).toBe(headerWithout)
})
