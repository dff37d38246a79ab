import { DocumentViewer } from '@klopt/document-viewer'
import '@klopt/ui/theme'
import { createRoot } from 'react-dom/client'
import { drawBare } from './bare-pdf.ts'
import { countCanvases } from './canvases.ts'
import './viewing.ts'

const DEFAULT_PAGE_WIDTH = 548
const contentOf = async (name: string) => (await fetch(name)).arrayBuffer()
const invoice = await contentOf('/invoice.pdf')
const canvases = countCanvases()

window.viewing = {
  ours: async () => {
    await idle()
    const start = performance.now()
    const { host, close } = show(invoice)
    await drawn(host, 1)
    await painted()
    const took = performance.now() - start
    close()
    return took
  },
  bare: async () => {
    await idle()
    const start = performance.now()
    const host = room()
    const close = await drawBare(invoice.slice(0), host, DEFAULT_PAGE_WIDTH)
    await painted()
    const took = performance.now() - start
    host.remove()
    await close()
    return took
  },
  openLong: async () => await drawn(show(await contentOf('/long.pdf')).host, 1),
  scrollTo: async (pageNumber) => {
    const scroller = document.querySelector('[aria-label="Pagina’s"]')
    if (!scroller) throw new Error('nothing scrolls')
    const isThere = () => {
      const bottom = pageOf(document, pageNumber)?.getBoundingClientRect().bottom
      return bottom !== undefined && bottom <= innerHeight
    }
    while (!isThere()) {
      scroller.scrollTop += scroller.clientHeight / 2
      await painted()
      for (const page of inView()) await drawn(document, page)
      canvases.look()
    }
  },
  mostCanvases: canvases.most,
}

function room(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.cssText = 'position:fixed;inset:0'
  return host
}

function show(content: ArrayBuffer) {
  const host = room()
  const root = createRoot(host)
  const load = async () => content.slice(0)
  root.render(
    <DocumentViewer file={{ name: 'factuur.pdf', mimeType: 'application/pdf', sizeBytes: content.byteLength, load }} />,
  )
  const close = () => {
    root.unmount()
    host.remove()
  }
  return { host, close }
}

const pageOf = (within: ParentNode, pageNumber: number) => within.querySelector(`[data-page="${pageNumber - 1}"]`)

/** The numbers of the pages of which a part is in view. */
const inView = () =>
  [...document.querySelectorAll<HTMLElement>('[data-page]')]
    .filter((page) => page.getBoundingClientRect().bottom > 0 && page.getBoundingClientRect().top < innerHeight)
    .map((page) => Number(page.dataset['page']) + 1)

/** Resolves when a page has its canvas. */
async function drawn(within: Element | Document, pageNumber: number): Promise<void> {
  const isDrawn = () => Boolean(pageOf(within, pageNumber)?.querySelector('canvas'))
  if (isDrawn()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const observer = new MutationObserver(() => isDrawn() && resolve())
  observer.observe(within, { childList: true, subtree: true })
  await promise
  observer.disconnect()
}

/** Resolves when what was changed has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
