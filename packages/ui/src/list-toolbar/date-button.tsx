'use client'

import { CalendarDays } from '../icons/drawings.ts'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { focusFirst } from '../overlay/focus.ts'
import { Popover } from '../overlay/popover.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import * as styles from './list-toolbar.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** The button behind which the dates are: an icon until some are chosen, and then what they are. */
export function DateButton({ chosen, children }: { chosen: string | undefined; children: ReactNode }) {
  const texts = useLanguage('listToolbar', dutch)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Tooltip content={chosen === undefined ? texts.dates : undefined}>
        <Button
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={styles.date}
          data-chosen={chosen === undefined ? undefined : ''}
        >
          <Icon of={CalendarDays} />
          <span className={visuallyHidden}>{texts.dates}</span>
          {chosen}
        </Button>
      </Tooltip>
      {isOpen && (
        <Popover
          anchor={button}
          role="dialog"
          aria-label={texts.dates}
          placement="bottom-end"
          onClose={() => setIsOpen(false)}
          onShown={(popover) => focusFirst(popover, undefined)}
          className={styles.popover}
        >
          <div className={styles.fields}>{children}</div>
        </Popover>
      )}
    </>
  )
}
