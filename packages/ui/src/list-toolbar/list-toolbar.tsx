'use client'

import { Download } from '../icons/drawings.ts'
import { useRef } from 'react'
import { IconButton, type IconButtonProps } from '../button/icon-button.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { Menu } from '../menu/menu.tsx'
import * as segmented from '../segmented-control/segmented-control.css.ts'
import { classNames } from '../styles/class-names.ts'
import { useIsNarrow } from '../table/use-is-narrow.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { DateButton } from './date-button.tsx'
import { DisplayButton } from './display-button.tsx'
import { FiltersButton } from './filters-button.tsx'
import * as styles from './list-toolbar.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { ListSegment, ListToolbarProps } from './toolbar-types.ts'
import { takesRef } from '../react-18.ts'

/**
 * The one row above a list: which rows, searching, from when until when, more filters, how it looks, and taking it
 * along. What does not fit goes among the filters.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { label, segments, search, date, dateText, filters, display, exports, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const isPhone = useIsNarrow(frame, styles.PHONE_BELOW_PX)
  const isTight = useIsNarrow(frame, styles.DATE_FROM_PX)
  const hasFilters = Boolean(filters ?? (isTight && date))
  return (
    <div ref={frame} className={classNames(styles.frame, className)}>
      <div className={styles.row}>
        {segments && <Segments label={label} segments={segments} />}
        <div className={styles.tools}>
          {search && <div className={styles.search}>{search}</div>}
          {!isTight && date && <DateButton chosen={dateText}>{date}</DateButton>}
          {hasFilters && (
            <FiltersButton filters={filters} isIcon={isPhone}>
              {isTight && date}
            </FiltersButton>
          )}
          {display && !isPhone && <DisplayButton display={display} />}
          {exports && exports.length > 0 && <ExportButton exports={exports} />}
        </div>
      </div>
    </div>
  )
}

function Segments({ label, segments }: { label: string; segments: readonly ListSegment[] }) {
  return (
    <nav aria-label={label} className={classNames(segmented.track, styles.segments)}>
      {segments.map(({ id, label: name, href, current, count }) => (
        <AppLink
          key={id}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={classNames(segmented.segment, styles.segment)}
        >
          {name}
          {count !== undefined && <span className={segmented.count}>{count}</span>}
        </AppLink>
      ))}
    </nav>
  )
}

const ExportButton = ({ exports }: Required<Pick<ListToolbarProps, 'exports'>>) => (
  <Menu trigger={<ExportTrigger />} items={exports} placement="bottom-end" />
)

/** What the menu gives its trigger goes to the button within the tooltip. */
const ExportTrigger = takesRef(function ExportTrigger(props: Partial<IconButtonProps>) {
  const texts = useLanguage('listToolbar', dutch)
  return (
    <Tooltip content={texts.export}>
      <IconButton variant="secondary" {...props} icon={Download} label={texts.export} className={styles.filters} />
    </Tooltip>
  )
})
