'use client'

import { Bookmark, Plus, X } from '../icons/drawings.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import * as styles from './view-chips.css.ts'

export interface ListView {
  /** What tells it from the others. */
  id: string
  /** Its name: 'Te laat boven € 1.000'. */
  label: string
  /** The address of the list with its filters, order and columns. */
  href: string
  /** It is what the list shows now. */
  current: boolean
  /** How many rows it has, where that is known. */
  count?: number
  /** Somebody made it themselves: it has a mark, and can be removed while it is chosen. */
  own?: boolean
}

export interface ViewChipsProps {
  /** What the views are of: 'Weergaven van facturen'. */
  label: string
  /** The views, in order; the one that shows everything first. */
  views: readonly ListView[]
  /** Called to keep what the list shows now under a name; absent while that is a view already. */
  onSave?: () => void
  /** Called to remove a view somebody made themselves. */
  onRemove?: (view: ListView) => void
  /** For its place: margins, width. */
  className?: string
}

/** Ways to look at a list that are kept: each sets filters, order and columns at once. */
export function ViewChips({ label, views, onSave, onRemove, className }: ViewChipsProps) {
  const texts = useLanguage('viewChips', dutch)
  return (
    <nav aria-label={label} className={classNames(styles.row, className)}>
      {views.map((view) => {
        const isRemovable = Boolean(view.own && view.current && onRemove)
        return (
          <span key={view.id} className={styles.place}>
            <AppLink
              href={view.href}
              aria-current={view.current ? 'true' : undefined}
              className={classNames(styles.chip, isRemovable && styles.removable)}
            >
              {view.own && <Icon of={Bookmark} size={14} />}
              <span className={truncate}>{view.label}</span>
              {view.count !== undefined && <span className={styles.count}>{view.count}</span>}
            </AppLink>
            {isRemovable && (
              <IconButton
                icon={X}
                size="extra-small"
                label={texts.remove(view.label)}
                onClick={() => onRemove?.(view)}
                className={styles.remove}
              />
            )}
          </span>
        )
      })}
      {onSave && (
        <button type="button" onClick={onSave} className={classNames(styles.chip, styles.save)}>
          <Icon of={Plus} size={14} />
          {texts.save}
        </button>
      )}
    </nav>
  )
}
