'use client'

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useOwnValue } from '../select/use-own-value.ts'
import * as styles from './tabs.css.ts'

export interface TabItem<Value extends string = string> {
  /** What tells it from the others. */
  value: Value
  /** Its name: a word or two. */
  label: string
  /** How many things it holds. */
  count?: number
  /** Stays in sight and cannot be opened. */
  disabled?: boolean
  /** What it shows. */
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide. */
  label: string
  /** The tabs, in order. */
  items: readonly TabItem<Value>[]
  /** The tab that is shown; leave it out to let the tabs keep it. */
  value?: Value
  /** Default the first. */
  defaultValue?: Value
  /** Called with the tab that is opened. */
  onChange?: (value: Value) => void
  /** For its place: margins, width. */
  className?: string
}

/** Parts of one subject of which one is seen at a time. Places of their own are links, not tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, defaultValue, onChange, className } = props
  const id = useId()
  const [first] = items
  const [wanted, setCurrent] = useOwnValue<Value | undefined>(value, defaultValue ?? first?.value, (next) => {
    if (next !== undefined) onChange?.(next)
  })
  // A tab can disappear while it is shown, with the rights for it for instance.
  const current = items.find((item) => item.value === wanted) ?? first
  if (!current) return null
  const ids = (item: TabItem<Value>) => ({ tab: `${id}-tab-${item.value}`, panel: `${id}-panel-${item.value}` })

  return (
    <div className={className}>
      <TabList label={label} onMove={setCurrent} items={items} current={current}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={ids(item).tab}
            aria-selected={item === current}
            aria-controls={item === current ? ids(item).panel : undefined}
            disabled={item.disabled}
            tabIndex={item === current ? 0 : -1}
            className={styles.tab}
            onClick={() => setCurrent(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </TabList>
      <div
        key={current.value}
        role="tabpanel"
        id={ids(current).panel}
        aria-labelledby={ids(current).tab}
        tabIndex={0}
        className={styles.panel}
      >
        {current.content}
      </div>
    </div>
  )
}

interface TabListProps<Value extends string> extends Pick<TabsProps<Value>, 'label' | 'items'> {
  current: TabItem<Value>
  onMove: (value: Value) => void
  children: ReactNode
}

const rightIsOnwards = ['ArrowRight', 'ArrowLeft'] as const
const leftIsOnwards = ['ArrowLeft', 'ArrowRight'] as const

/** Arrows, Home and End show another tab at once. */
function TabList<Value extends string>({ label, items, current, onMove, children }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [onwards, back] = event.currentTarget.matches(':dir(rtl)') ? leftIsOnwards : rightIsOnwards
    const enabled = items.filter(({ disabled }) => !disabled)
    const index = enabled.indexOf(current)
    const targets: Record<string, number> = {
      [onwards]: (index + 1) % enabled.length,
      [back]: (index + enabled.length - 1) % enabled.length,
      Home: 0,
      End: enabled.length - 1,
    }
    const target = enabled[targets[event.key] ?? -1]
    if (!target) return
    event.preventDefault()
    onMove(target.value)
    const buttons = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')
    buttons?.[items.indexOf(target)]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
