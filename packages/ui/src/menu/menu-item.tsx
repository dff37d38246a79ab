import { Check } from '../icons/drawings.ts'
import type { PointerEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { focusedElement } from '../overlay/focused-element.ts'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import { AppLink } from './link-provider.tsx'
import type { MenuAction } from './menu-entry.ts'
import * as styles from './menu.css.ts'

export interface MenuItemProps {
  item: MenuAction
  onChoose: () => void
}

/** One entry of a menu: a button, or a link when it leads somewhere. */
export function MenuItem({ item, onChoose }: MenuItemProps) {
  const { label, icon, hint, href, onSelect, danger = false, disabled = false, checked } = item
  const choose = () => {
    if (disabled) return
    onChoose()
    onSelect?.()
  }
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    className: classNames(styles.item, danger && styles.danger),
    onClick: choose,
    onPointerMove: focusUnderPointer,
  }
  const content = (
    <>
      {icon && <Icon of={icon} className={styles.icon} />}
      <span className={classNames(styles.label, truncate)}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {checked !== undefined && <span className={styles.check}>{checked && <Icon of={Check} />}</span>}
    </>
  )
  if (href !== undefined && !disabled) {
    return (
      <AppLink {...shared} href={href}>
        {content}
      </AppLink>
    )
  }
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  )
}

/** One item is lit, whether the pointer or the arrows led there. */
const focusUnderPointer = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  if (currentTarget !== focusedElement()) currentTarget.focus({ preventScroll: true })
}
