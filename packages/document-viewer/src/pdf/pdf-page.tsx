import { classNames } from '@klopt/ui'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { nextPaint } from '../next-paint.ts'
import type { PageContentProps } from '../pages/page-source.ts'
import * as styles from './pdf-page.css.ts'
import type { PdfPages } from './pdf-source.tsx'
import { releaseCanvas } from './release-canvas.ts'
import { useTextLayer } from './use-text-layer.ts'

interface PdfPageProps extends PageContentProps {
  pages: PdfPages
}

/** How long a size must last before a page that is there already is painted anew, in milliseconds. */
const REPAINT_AFTER_MS = 150

/** One page of a PDF: a canvas, and its text over it to select, copy and hear. */
export function PdfPage(props: PdfPageProps) {
  const paper = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const painting = usePainting(paper, props)
  // Read any sooner, the text would keep the worker, and this thread, from what one waits to see.
  useTextLayer(text, { ...props, isNear: props.isNear && painting !== 'waiting' })
  return (
    <>
      <div ref={paper} aria-hidden className={styles.paper} />
      {painting === 'failed' && <p className={styles.failed}>Deze pagina kan niet worden getoond.</p>}
      {/* What is in a file is for nobody who looks along, neither here nor in what lies over it. */}
      <div ref={text} className={classNames(styles.text, 'textLayer')} data-privacy="ignore" />
    </>
  )
}

type Painting = 'waiting' | 'painted' | 'failed'

/** Keeps a painted canvas in an element while the page is near; says what came of painting it last. */
function usePainting(paper: RefObject<HTMLDivElement | null>, props: PdfPageProps): Painting {
  const { pages, page, shown, turn, isNear } = props
  const { width, height } = shown
  const [painting, setPainting] = useState<Painting>('waiting')
  const turnPainted = useRef(turn)

  useLayoutEffect(() => {
    const element = paper.current
    if (!element || !isNear) return
    // Turned, the old one would be drawn out of shape; larger or smaller, it does until the new one is there.
    if (turnPainted.current !== turn) clear(element)
    turnPainted.current = turn
    const leaving = new AbortController()
    const paint = () =>
      pages.paint(page, { width, height }, turn, leaving.signal).then(
        (canvas) => {
          if (leaving.signal.aborted) return releaseCanvas(canvas)
          clear(element)
          element.append(canvas)
          void nextPaint().then(() => !leaving.signal.aborted && setPainting('painted'))
        },
        () => !leaving.signal.aborted && setPainting('failed'),
      )
    const isRepaint = element.firstElementChild !== null
    const timer = isRepaint ? setTimeout(() => void paint(), REPAINT_AFTER_MS) : undefined
    if (!isRepaint) void paint()
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [paper, pages, page, width, height, turn, isNear])

  useEffect(() => {
    const element = paper.current
    if (!element || !isNear) return
    return () => {
      clear(element)
      // Pictures and drawing instructions of a page that is far away are not kept.
      void pages
        .page(page)
        .then((proxy) => proxy.cleanup())
        .catch(() => {})
    }
  }, [paper, pages, page, isNear])

  return painting
}

function clear(element: HTMLElement): void {
  for (const canvas of element.querySelectorAll('canvas')) releaseCanvas(canvas)
  element.replaceChildren()
}
