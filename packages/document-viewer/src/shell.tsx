import { useEffect, useRef, useState, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import * as styles from './shell.css.ts'
import { Toolbar, type Tool } from './toolbar/toolbar.tsx'
import type { ViewerFile } from './types.ts'

interface ShellProps {
  file: ViewerFile
  /** null while they are on their way. */
  tools: readonly (readonly Tool[])[] | null
  zoomText?: string
  onKeyDown?: KeyboardEventHandler
  /** Between the toolbar and the document. */
  bar?: ReactNode
  /** Beside the document. */
  aside?: ReactNode
  children: ReactNode
}

/** Narrower than this, in CSS pixels, the rarer tools go into a menu. */
const NARROW = 640
const rare = new Set(['thumbnails', 'fit-width', 'fit-page', 'draw', 'print', 'download'])
const none = new Set<string>()

/** The frame of the viewer: toolbar, document, and what stands beside it. */
export function Shell({ file, tools, zoomText, onKeyDown, bar, aside, children }: ShellProps) {
  const section = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow(section) && (tools?.flat().length ?? 0) > 4
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the controls within, which bubble up to here.
    <section ref={section} aria-label={`Document ${file.name}`} className={styles.viewer} onKeyDown={onKeyDown}>
      <Toolbar file={file} groups={tools} collapsed={isNarrow ? rare : none} zoomText={zoomText} />
      {bar}
      <div className={styles.body}>
        {aside}
        <div className={styles.document}>{children}</div>
      </div>
    </section>
  )
}

/** Known once the browser has laid the frame out: asked any sooner, that would keep the document waiting. */
function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new ResizeObserver(() => setIsNarrow(observed.clientWidth > 0 && observed.clientWidth < NARROW))
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return isNarrow
}
