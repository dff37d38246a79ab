import { useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import { useRoom } from './pages/use-room.ts'
import * as styles from './shell.css.ts'
import { Toolbar, type Tool } from './toolbar/toolbar.tsx'
import type { ViewerFile } from './types.ts'

interface ShellProps {
  file: ViewerFile
  tools: readonly (readonly Tool[])[]
  zoomText?: string
  onKeyDown?: KeyboardEventHandler
  /** Between the toolbar and the document. */
  bar?: ReactNode
  /** Beside the document. */
  aside?: ReactNode
  children: ReactNode
  frame?: RefObject<HTMLElement | null>
}

/** Narrower than this, in CSS pixels, the rarer tools go into a menu. */
const NARROW = 640
const rare = new Set(['thumbnails', 'fit-width', 'fit-page', 'draw', 'print', 'download'])
const none = new Set<string>()

/** The frame of the viewer: toolbar, document, and what stands beside it. */
export function Shell({ file, tools, zoomText, onKeyDown, bar, aside, children, frame }: ShellProps) {
  const own = useRef<HTMLElement>(null)
  const section = frame ?? own
  const { width } = useRoom(section)
  const isNarrow = width > 0 && width < NARROW && tools.flat().length > 4
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
