'use client'

import { createElement, useEffect, useId, useRef, type ReactNode } from 'react'
import { ChevronDown } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { useLatest } from '../overlay/use-latest.ts'
import { useOwnValue } from '../select/use-own-value.ts'
import { classNames } from '../styles/class-names.ts'
import * as styles from './accordion.css.ts'

export interface AccordionItem<Value extends string = string> {
  /** What tells it from the others. */
  value: Value
  /** Its head: a few words, or a question. */
  title: ReactNode
  /** At the end of the head, muted: how many, or what was filled in. */
  detail?: ReactNode
  /** Stays in sight and cannot be opened or closed. */
  disabled?: boolean
  /** What is under the head. It is in the document while it is closed, so that a form in it keeps what was typed. */
  content: ReactNode
}

export interface AccordionProps<Value extends string> {
  /** The parts, in order. */
  items: readonly AccordionItem<Value>[]
  /** The parts that are open; leave it out to let the accordion keep them. */
  open?: readonly Value[]
  /** The parts that are open at first, where the accordion keeps them. Default none. */
  defaultOpen?: readonly Value[]
  /** Called with all that is open now. */
  onOpenChange?: (open: readonly Value[]) => void
  /** Opening one closes the others. Default false: whoever compares two parts needs both. */
  single?: boolean
  /** The level of the heads in the headings of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** For its place: margins, width. */
  className?: string
}

/** More panels than this as landmarks would bury the others (WAI-ARIA APG). */
const MAX_REGIONS = 6

/** Parts of a page under heads that open and close. Finding text in the page opens the part that has it. */
export function Accordion<Value extends string>(props: AccordionProps<Value>) {
  const { items, open: owned, defaultOpen = [], onOpenChange, single = false, headingLevel = 3, className } = props
  const [open, setOpen] = useOwnValue<readonly Value[]>(owned, defaultOpen, onOpenChange)
  const toggle = (value: Value, isOpen: boolean) => {
    const others = single ? [] : open.filter((other) => other !== value)
    setOpen(isOpen ? [...others, value] : open.filter((other) => other !== value))
  }
  return (
    <div className={classNames(styles.list, className)}>
      {items.map((item) => (
        <Part
          key={item.value}
          item={item}
          isOpen={open.includes(item.value)}
          onToggle={(isOpen) => toggle(item.value, isOpen)}
          level={headingLevel}
          isRegion={items.length <= MAX_REGIONS}
        />
      ))}
    </div>
  )
}

interface PartProps {
  item: AccordionItem
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  level: number
  isRegion: boolean
}

function Part({ item, isOpen, onToggle, level, isRegion }: PartProps) {
  const id = useId()
  const panel = useFound(isOpen, () => onToggle(true))
  const head = (
    <button
      type="button"
      id={`${id}-head`}
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      disabled={item.disabled}
      onClick={() => onToggle(!isOpen)}
      className={styles.button}
    >
      <span className={styles.title}>{item.title}</span>
      {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
      <Icon of={ChevronDown} size={16} className={styles.arrow} />
    </button>
  )
  return (
    <div className={styles.item}>
      {createElement(`h${level}`, { className: styles.heading }, head)}
      <div
        ref={panel}
        id={`${id}-panel`}
        role={isRegion ? 'region' : undefined}
        aria-labelledby={isRegion ? `${id}-head` : undefined}
        hidden={!isOpen}
        className={styles.panel}
      >
        {item.content}
      </div>
    </div>
  )
}

/** Lets the browser look for text in a closed panel, and opens the panel where it finds any. */
function useFound(isOpen: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const latest = useLatest(onFound)
  useEffect(() => {
    const element = panel.current
    if (isOpen || !element) return
    // React writes a bare `hidden`, which the browser does not look into.
    element.setAttribute('hidden', 'until-found')
    const open = () => latest.current()
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  }, [isOpen, latest])
  return panel
}
