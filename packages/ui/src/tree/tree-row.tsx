'use client'

import { ChevronRight } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import * as styles from './tree.css.ts'
import type { TreeRow } from './visible-rows.ts'

interface TreeRowViewProps {
  row: TreeRow
  isOpen: boolean
  isSelected: boolean
  /** Tab comes here. */
  isStop: boolean
  onFocus: () => void
  onToggle: () => void
  onSelect: () => void
}

const INDENT_PX = 20

/** One row: a press on its arrow opens it, a press elsewhere chooses it. */
export function TreeRowView({ row, isOpen, isSelected, isStop, onFocus, onToggle, onSelect }: TreeRowViewProps) {
  const { item, level, place, siblings } = row
  const isBranch = item.children !== undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the tree, which hears them
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      className={styles.row}
      style={{ paddingInlineStart: (level - 1) * INDENT_PX }}
      onFocus={onFocus}
      onClick={onSelect}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for a pointer; keys open by the arrows */}
      <span
        className={styles.arrow}
        onClick={(event) => {
          if (!isBranch) return
          event.stopPropagation()
          onToggle()
        }}
      >
        {isBranch && <Icon of={ChevronRight} size={16} className={styles.arrowIcon} />}
      </span>
      {item.icon && <Icon of={item.icon} size={16} className={styles.icon} />}
      <span className={styles.name}>{item.label}</span>
      {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
    </div>
  )
}
