'use client'

import {
  cloneElement,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import type { Placement } from '../overlay/use-floating-place.ts'
import { Popover } from '../overlay/popover.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { MenuList } from './menu-list.tsx'
import * as styles from './menu.css.ts'
import { focusItem, useMenuKeys } from './use-menu-keys.ts'

export interface MenuProps {
  /** The button that opens it; it passes its attributes and ref on, as every button here does. */
  trigger: ReactElement
  /** What can be chosen: items, and groups with a heading. */
  items: readonly MenuEntry[]
  /** Above the items: who is logged in, for instance. */
  header?: ReactNode
  /** Default below, aligned with the start of the trigger. */
  placement?: Placement
}

type TriggerProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }

/**
 * A list of actions behind a button. Escape, Enter, a press outside and Tab close it; arrows, Home,
 * End and typing move through it.
 */
export function Menu({ trigger, items, header, placement }: MenuProps) {
  const [openAt, setOpenAt] = useState<'first' | 'last'>()
  const button = useRef<HTMLElement>(null)
  const ownId = useId()
  const triggerId = (trigger.props as TriggerProps).id ?? ownId
  const menuId = `${triggerId}-menu`
  const close = () => setOpenAt(undefined)
  const onKeyDown = useMenuKeys(close)

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      {cloneElement(trigger as ReactElement<TriggerProps>, {
        ref: button,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': openAt !== undefined,
        'aria-controls': openAt && menuId,
        onClick: () => setOpenAt(openAt ? undefined : 'first'),
        onKeyDown: openByKey,
      })}
      {openAt && (
        <Popover
          anchor={button}
          placement={placement}
          onClose={close}
          onShown={(popover) => focusItem(popover, openAt)}
          onKeyDown={onKeyDown}
          onClick={(event) => event.stopPropagation()}
        >
          {header && <div className={styles.header}>{header}</div>}
          <div role="menu" id={menuId} aria-labelledby={triggerId}>
            <MenuList items={items} onChoose={close} />
          </div>
        </Popover>
      )}
    </>
  )
}
