'use client'

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Kbd } from '../kbd/kbd.tsx'
import { Pane } from '../pane/pane.tsx'
import { useMediaQuery } from '../side-menu/use-media-query.ts'
import { classNames } from '../styles/class-names.ts'
import { Keys, KeysModal } from './keys-modal.tsx'
import { listKeys, type ListAbilities, type ListKey } from './list-keys.ts'
import * as styles from './list-layout.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { useListKeys } from './use-list-keys.ts'

export interface ListLayoutProps extends Partial<ListAbilities> {
  /** The views, the toolbar and what is told of the list. */
  toolbar?: ReactNode
  /** The card with the table, and what follows it. */
  children: ReactNode
  /** A `PeekPane`: beside the table where there is room, and over the page where there is none. */
  peekPane?: ReactNode
  /** What the pane shows, as the name of the sheet it is on a small screen. */
  peekLabel?: string
  /** Closes the pane, as Escape in the list does. */
  onPeekClose?: () => void
  /** For its place: margins, width. */
  className?: string
}

/**
 * A list with what stands above, beside and under it: toolbar, table, the row one looks into, and the keys that work
 * here. '/' leads to the search field, '?' tells all keys.
 */
export function ListLayout(props: ListLayoutProps) {
  const texts = useLanguage('listLayout', dutch)
  const { toolbar, children, peekPane, peekLabel = '', onPeekClose, className } = props
  const { select = false, peek = false, open = true, search = false, rows = true } = props
  const list = useRef<HTMLElement>(null)
  const [isTelling, setIsTelling] = useState(false)
  const hasRoom = useMediaQuery(styles.ROOM_BESIDE)
  useListKeys(list, () => setIsTelling(true))
  const keys = listKeys({ select, peek, open, search, rows }, texts)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !peekPane || event.defaultPrevented) return
    // A dialog that was opened from here closes itself alone, wherever it stands.
    const { target, currentTarget } = event
    if (!(target instanceof Element) || target.closest('dialog') !== currentTarget.closest('dialog')) return
    onPeekClose?.()
  }
  const isBeside = Boolean(peekPane) && hasRoom
  return (
    <section ref={list} className={className}>
      {toolbar}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what stands beside the rows */}
      <div className={classNames(styles.work, isBeside && styles.divided)} onKeyDown={closeByKey}>
        <div className={styles.main}>
          {children}
          <p className={styles.hints}>
            {keys.map((key) => !key.rare && <Hint key={key.what} {...key} />)}
            <button type="button" className={styles.tell} onClick={() => setIsTelling(true)}>
              <Kbd>?</Kbd> {texts.allKeys}
            </button>
          </p>
        </div>
        {isBeside && peekPane}
      </div>
      {!hasRoom && (
        <Pane open={Boolean(peekPane)} onClose={() => onPeekClose?.()} title={peekLabel}>
          {peekPane}
        </Pane>
      )}
      <KeysModal open={isTelling} onClose={() => setIsTelling(false)} title={texts.title} keys={keys} />
    </section>
  )
}

const Hint = ({ keys, what }: ListKey) => (
  <span className={styles.hint}>
    <Keys keys={keys} /> {what}
  </span>
)
