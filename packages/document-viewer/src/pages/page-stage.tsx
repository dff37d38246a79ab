import type { ReactNode, RefObject } from 'react'
import type { Size } from '../geometry/box.ts'
import { leftOf } from './view-of.ts'
import type { PageSource } from './page-source.ts'
import * as styles from './page-stage.css.ts'
import type { Stage } from './use-stage.ts'

export interface PageStageProps {
  source: PageSource
  documentName: string
  scroller: RefObject<HTMLDivElement | null>
  stage: Stage
  /** A page that stays in the document while another part is looked at, because the focus is on it. */
  heldPage: number | undefined
  /** A drag draws: a finger no longer scrolls. */
  isDrawing: boolean
  /** What lies over a page. */
  renderLayers: (page: number) => ReactNode
}

/** The pages under each other. Only those near the view are in the document. */
export function PageStage({
  source,
  documentName,
  scroller,
  stage,
  heldPage,
  isDrawing,
  renderLayers,
}: PageStageProps) {
  const { layout, near, room } = stage
  const [first, last] = near
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (heldPage !== undefined && !pages.includes(heldPage)) pages.push(heldPage)
  pages.sort((one, other) => one - other)
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="group"
      aria-label="Pagina’s"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be scrolled with the arrows too.
      tabIndex={0}
      data-drawing={isDrawing || undefined}
    >
      <div className={styles.column} style={{ height: layout.height, width: Math.max(layout.width, room.width) }}>
        {pages.map((page) => (
          <PageFrame
            key={page}
            {...{ source, documentName }}
            stage={stage}
            page={page}
            isNear={page >= first && page <= last}
            layers={renderLayers(page)}
          />
        ))}
      </div>
    </div>
  )
}

interface PageFrameProps {
  source: PageSource
  documentName: string
  stage: Stage
  page: number
  isNear: boolean
  layers: ReactNode
}

/** The paper of one page, in its place. */
function PageFrame({ source, documentName, stage, page, isNear, layers }: PageFrameProps) {
  const { layout, room, turn } = stage
  const place = layout.places[page]
  if (!place) return null
  const { top, width, height } = place
  const shown: Size = { width, height }
  return (
    <article
      data-page={page}
      aria-label={`Pagina ${page + 1} van ${source.pageCount}`}
      className={styles.page}
      style={{ top, left: leftOf(layout, page, room), width, height }}
    >
      {room.width > 0 && source.renderPage({ page, shown, turn, isNear, documentName })}
      {layers}
    </article>
  )
}
