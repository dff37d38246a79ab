import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './row-detail.css.ts'

export interface DetailTile {
  /** What it is: 'Aan wie'. */
  label: string
  /** What there is to know of it. */
  value: ReactNode
}

export interface RowDetailProps {
  /** What it tells of: 'Factuur 2026-0039'. */
  label: string
  /** At most four, beside each other. */
  tiles: readonly DetailTile[]
  /** One line of what can be done with the row. */
  actions?: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** What belongs to a row of a table and stands under it, as a card of its own. */
export function RowDetail({ label, tiles, actions, className }: RowDetailProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.card, className)}>
      <dl className={styles.tiles}>
        {tiles.map((tile) => (
          <div key={tile.label} className={styles.tile}>
            <dt className={styles.label}>{tile.label}</dt>
            <dd className={styles.value}>{tile.value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
