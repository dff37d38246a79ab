import type { TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, type RefObject } from 'react'
import type { PageContentProps } from '../pages/page-source.ts'
import type { PdfPages } from './pdf-source.tsx'

interface TextLayerInput extends PageContentProps {
  pages: PdfPages
}

/** Lays the text of a page over it; zooming and turning move it along without building it anew. */
export function useTextLayer(text: RefObject<HTMLDivElement | null>, input: TextLayerInput): void {
  const { pages, page, shown, turn, isNear } = input
  const layer = useRef<TextLayer>(null)
  const latest = useRef({ shown, turn })

  useEffect(() => {
    latest.current = { shown, turn }
    const container = text.current
    if (container && layer.current)
      void pages.page(page).then((proxy) => fit(container, layer.current, proxy, shown, turn))
  }, [pages, page, shown, turn, text])

  useEffect(() => {
    const container = text.current
    if (!container || !isNear) return
    let hasGone = false
    const build = async () => {
      const proxy = await pages.page(page)
      const textContentSource = await proxy.getTextContent()
      if (hasGone) return
      const viewport = proxy.getViewport({ scale: 1 })
      const built = new pages.library.TextLayer({ textContentSource, container, viewport })
      layer.current = built
      fit(container, built, proxy, latest.current.shown, latest.current.turn)
      await built.render()
    }
    // A page whose text cannot be read is still a page to look at.
    build().catch(() => {})
    return () => {
      hasGone = true
      layer.current?.cancel()
      layer.current = null
      container.replaceChildren()
    }
  }, [text, pages, page, isNear])
}

type PdfPageProxy = Awaited<ReturnType<PdfPages['page']>>

function fit(
  container: HTMLElement,
  layer: TextLayer | null,
  page: PdfPageProxy,
  shown: TextLayerInput['shown'],
  turn: TextLayerInput['turn'],
): void {
  const rotation = (page.rotate + turn) % 360
  const scale = shown.width / page.getViewport({ scale: 1, rotation }).width
  container.style.setProperty('--total-scale-factor', String(scale * page.userUnit))
  layer?.update({ viewport: page.getViewport({ scale, rotation }) })
}
