'use client'

import { Check } from '../icons/drawings.ts'
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import * as styles from './listbox.css.ts'
import { toRows, type ListRow, type Option, type OptionValue } from './option.ts'
import { useVisibleRows } from './use-visible-rows.ts'

export interface ListboxProps<Value extends OptionValue> {
  id: string
  label: string
  options: readonly Option<Value>[]
  active: number
  onActive: (index: number) => void
  /** Absent where nothing is ever chosen already, as in a palette. */
  isSelected?: (value: Value) => boolean
  onChoose: (option: Option<Value>) => void
  multiple?: boolean
  /** Where the list has the focus itself. */
  onKeyDown?: (event: KeyboardEvent) => void
  /** The id of the lit option, there. */
  activeId?: string | undefined
}

const prevent = (event: SyntheticEvent) => event.preventDefault()
/** The field keeps the focus while an option is pressed. */
const keepsFocusInField = { onPointerDown: prevent, onMouseDown: prevent }

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The options to choose from. Focus stays on the field; the lit option is its active descendant. */
export function Listbox<Value extends OptionValue>(props: ListboxProps<Value>) {
  const { id, label, options, active, multiple = false, onKeyDown, activeId } = props
  const list = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => toRows(options), [options])
  const { from, to, rowHeight, windowed } = useVisibleRows(rows.length, list)
  const hasSecondLines = options.some(({ description }) => description)
  useActiveInSight(list, rows, active, rowHeight)

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className={classNames(styles.list, hasSecondLines && styles.twoLines, windowed && styles.windowed)}
      tabIndex={onKeyDown ? 0 : -1}
      aria-activedescendant={activeId}
      {...{ onKeyDown }}
      {...keepsFocusInField}
    >
      {from > 0 && <div role="presentation" style={{ height: from * rowHeight }} />}
      {rows.slice(from, to).map((row) =>
        row.kind === 'heading' ? (
          <div key={`heading-${row.text}`} role="presentation" data-row="" className={styles.heading}>
            {row.text}
          </div>
        ) : (
          <OptionRow key={row.option.value} {...props} option={row.option} index={row.index} />
        ),
      )}
      {to < rows.length && <div role="presentation" style={{ height: (rows.length - to) * rowHeight }} />}
    </div>
  )
}

interface OptionRowProps<Value extends OptionValue> extends ListboxProps<Value> {
  option: Option<Value>
  index: number
}

function OptionRow<Value extends OptionValue>(props: OptionRowProps<Value>) {
  const { id, options, active, onActive, isSelected, onChoose, option, index } = props
  const selected = isSelected?.(option.value) ?? false
  // The keys are those of the field, which has the focus.
  const pointer = {
    onPointerMove: () => index !== active && onActive(index),
    onClick: () => !option.disabled && onChoose(option),
  }
  return (
    <div
      id={optionId(id, index)}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      data-row=""
      data-active={index === active || undefined}
      className={styles.option}
      tabIndex={-1}
      {...pointer}
    >
      {option.icon && <Icon of={option.icon} className={styles.icon} />}
      <span className={styles.texts}>
        <span className={classNames(styles.label, truncate)}>{option.label}</span>
        {option.description && <span className={classNames(styles.description, truncate)}>{option.description}</span>}
      </span>
      {option.hint && <span className={styles.hint}>{option.hint}</span>}
      {isSelected && <span className={styles.check}>{selected && <Icon of={Check} />}</span>}
    </div>
  )
}

/** Scrolls the lit option into sight, also one that is not rendered yet. */
function useActiveInSight<Value extends OptionValue>(
  list: { readonly current: HTMLElement | null },
  rows: readonly ListRow<Value>[],
  active: number,
  rowHeight: number,
): void {
  useLayoutEffect(() => {
    const element = list.current
    const row = rows.findIndex((candidate) => candidate.kind === 'option' && candidate.index === active)
    if (!element || row < 0) return
    const lit = element.querySelector<HTMLElement>('[data-active]')
    const top = lit ? lit.offsetTop : styles.LIST_PADDING + row * rowHeight
    const bottom = top + (lit ? lit.offsetHeight : rowHeight)
    if (top < element.scrollTop) element.scrollTo({ top })
    else {
      // A foot that fades is no place for what Enter would choose.
      const foot = element.clientHeight - (Number.parseFloat(getComputedStyle(element).scrollPaddingBottom) || 0)
      if (bottom > element.scrollTop + foot) element.scrollTo({ top: bottom - foot })
    }
  }, [list, rows, active, rowHeight])
}
