'use client'

import { SlidersHorizontal } from '../icons/drawings.ts'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { focusFirst } from '../overlay/focus.ts'
import { Popover } from '../overlay/popover.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './list-toolbar.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { ListFilters } from './toolbar-types.ts'

interface FiltersButtonProps {
  filters: ListFilters | undefined
  /** An icon alone, on a phone. */
  isIcon: boolean
  /** What has no room in the row itself. */
  children: ReactNode
}

/** The button behind which the filters are, with how many of them are on. */
export function FiltersButton({ filters, isIcon, children }: FiltersButtonProps) {
  const texts = useLanguage('listToolbar', dutch)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const count = filters?.count ?? 0
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        ref={button}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={styles.filters}
      >
        <Icon of={SlidersHorizontal} />
        <span className={isIcon ? visuallyHidden : undefined}>{texts.filters}</span>
        {count > 0 && (
          <span className={styles.filterCount}>
            <span aria-hidden>{count}</span>
            <span className={visuallyHidden}>{texts.filterCount(count)}</span>
          </span>
        )}
      </Button>
      {isOpen && (
        <Popover
          anchor={button}
          role="dialog"
          aria-label={texts.filters}
          placement="bottom-end"
          onClose={close}
          onShown={(popover) => focusFirst(popover, undefined)}
          className={styles.popover}
        >
          <div className={styles.fields}>
            {children}
            {typeof filters?.children === 'function' ? filters.children(close) : filters?.children}
            {count > 0 && (
              <Button size="small" onClick={filters?.onClear}>
                {texts.clearFilters}
              </Button>
            )}
          </div>
        </Popover>
      )}
    </>
  )
}
