'use client'

import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { findByTyping, isTyping, useTypeahead } from '../select/typeahead.ts'
import { useOwnValue } from '../select/use-own-value.ts'
import { classNames } from '../styles/class-names.ts'
import { TreeRowView } from './tree-row.tsx'
import { moveOfKey, type TreeMove } from './tree-keys.ts'
import type { TreeProps } from './tree-types.ts'
import * as styles from './tree.css.ts'
import { visibleRows } from './visible-rows.ts'

const none: readonly string[] = []

/** Things within things, of which one is chosen: accounts in groups, folders, units of a company. */
export function Tree(props: TreeProps) {
  const { label, items, defaultOpen = none, onOpenChange, defaultSelected = null, onSelect, className } = props
  const [openIds, setOpen] = useOwnValue(props.open, defaultOpen, onOpenChange)
  const [selected, select] = useOwnValue<string | null>(props.selected, defaultSelected, (id) => {
    if (id !== null) onSelect?.(id)
  })
  const open = useMemo(() => new Set(openIds), [openIds])
  const rows = useMemo(() => visibleRows(items, open), [items, open])
  const [lastId, setLastId] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const typed = useTypeahead()

  // The one stop for Tab: where focus was last, else what is chosen, else the first, of what can be seen.
  const stop = [lastId, selected].map((id) => rows.findIndex(({ item }) => item.id === id)).find((at) => at !== -1) ?? 0
  const toggle = (id: string) => setOpen(open.has(id) ? openIds.filter((other) => other !== id) : [...openIds, id])
  const carryOut = ({ to, open: opened, close }: TreeMove) => {
    if (to !== undefined) tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[to]?.focus()
    if (opened?.some((id) => !open.has(id))) setOpen([...new Set([...openIds, ...opened])])
    if (close !== undefined) setOpen(openIds.filter((id) => id !== close))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = rows[stop]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)')
    const move = moveOfKey(event.key, rows, stop, { open, isRightToLeft })
    if (move) carryOut(move)
    else if (event.key === 'Enter' || event.key === ' ') select(row.item.id)
    else if (isTyping(event)) {
      const labels = rows.map(({ item }) => item.label)
      const found = findByTyping(labels, typed(event.key), stop)
      if (found !== -1) carryOut({ to: found })
    } else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its rows
    <div ref={tree} role="tree" aria-label={label} className={classNames(styles.tree, className)} onKeyDown={onKeyDown}>
      {rows.map((row, at) => (
        <TreeRowView
          key={row.item.id}
          row={row}
          isOpen={open.has(row.item.id)}
          isSelected={row.item.id === selected}
          isStop={at === stop}
          onFocus={() => setLastId(row.item.id)}
          onToggle={() => toggle(row.item.id)}
          onSelect={() => select(row.item.id)}
        />
      ))}
    </div>
  )
}
