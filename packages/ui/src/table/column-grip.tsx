'use client'

import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useAnnouncer } from '../hooks/use-announcer.ts'
import { GripVertical } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { useLanguage } from '../language/use-language.ts'
import { Menu } from '../menu/menu.tsx'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './column-grip.css.ts'
import { headOf, headsBeside } from './heads-beside.ts'
import { dutch } from './texts.ts'
import type { ColumnMover } from './use-column-arrangement.ts'
import { useColumnDrag, type Drop } from './use-column-drag.ts'
import { isElement } from '../overlay/is-element.ts'

export interface ColumnGripProps {
  id: string
  /** What the column is called in words. */
  name: string
  isPinned: boolean
  mover: ColumnMover
}

/** Where to a key or an item of the menu brings a column, among those it can stand between. */
const steps = {
  start: (from: number, _last: number) => from - 1,
  end: (from: number, _last: number) => from + 1,
  first: () => 0,
  last: (_from: number, last: number) => last,
} as const

/** Drags a column to another place, moves it with the arrows, Home and End, and has a menu that does both and pins it. */
export function ColumnGrip({ id, name, isPinned, mover }: ColumnGripProps) {
  const texts = useLanguage('table', dutch)
  const grip = useRef<HTMLSpanElement>(null)
  const { status, announce } = useAnnouncer()

  /** The browser lets go of what moves in the document: the focus comes back once it stands there. */
  const keepingFocus = (change: () => void) => {
    flushSync(change)
    grip.current?.querySelector('button')?.focus()
  }
  const drop = ({ target, side }: Drop) => {
    keepingFocus(() => mover.move(id, target, side))
    const heads = headsBeside(headOf(grip.current))
    const place = heads.findIndex((head) => head.dataset['column'] === id) + 1
    announce(texts.movedTo(name, place, heads.length))
  }
  const step = (where: keyof typeof steps) => {
    const head = headOf(grip.current)
    const heads = headsBeside(head)
    const from = heads.findIndex((each) => each === head)
    const to = steps[where](from, heads.length - 1)
    const target = heads[to]?.dataset['column']
    if (target !== undefined && to !== from) drop({ target, side: to > from ? 'after' : 'before' })
  }
  const drag = useColumnDrag(drop)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Its open menu has arrows of its own.
    if (!isElement(event.target) || event.target.closest('[role=menu]')) return
    const where = stepOf(event)
    if (drag.onKeyDown(event) || where === undefined) return
    event.preventDefault()
    event.stopPropagation()
    step(where)
  }
  const items: MenuEntry[] = [
    { label: texts.moveToStart, onSelect: () => step('start') },
    { label: texts.moveToEnd, onSelect: () => step('end') },
    'separator',
    {
      label: isPinned ? texts.unpinColumn : texts.pinColumn,
      onSelect: () => keepingFocus(() => mover.pin(id, !isPinned)),
    },
  ]
  return (
    <>
      <span ref={grip} className={styles.grip} {...drag.pointer} {...{ onKeyDown }}>
        <Menu
          trigger={
            <button type="button" aria-label={texts.moveColumn(name)} className={styles.button}>
              <Icon of={GripVertical} size={14} />
            </button>
          }
          items={items}
        />
        <p ref={status} role="status" className={visuallyHidden} />
      </span>
      <span aria-hidden className={styles.mark} />
    </>
  )
}

function stepOf({ key, currentTarget }: KeyboardEvent): keyof typeof steps | undefined {
  const isRtl = currentTarget.matches(':dir(rtl)')
  if (key === 'ArrowLeft') return isRtl ? 'end' : 'start'
  if (key === 'ArrowRight') return isRtl ? 'start' : 'end'
  return key === 'Home' ? 'first' : key === 'End' ? 'last' : undefined
}
