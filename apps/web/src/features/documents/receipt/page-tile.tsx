import { IconButton } from '@klopt/ui'
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import type { ReceiptPage } from './receipt-page.ts'
import * as styles from './receipt.css.ts'

export interface PageTileProps {
  page: ReceiptPage
  /** Its place, from 1. */
  number: number
  count: number
  /** Nothing of it can be changed now. */
  isFixed: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One page in small, with its place among the others. */
export function PageTile({ page, number, count, isFixed, onMove, onRemove }: PageTileProps) {
  const name = `Pagina ${number}`
  return (
    <li className={styles.tile}>
      <img src={page.href} alt={`Foto van pagina ${number}`} className={styles.picture} />
      <p className={styles.name}>
        {name} van {count}
      </p>
      <div className={styles.deeds}>
        <IconButton
          icon={ChevronLeft}
          label={`${name} naar voren`}
          size="small"
          disabled={isFixed || number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={`${name} naar achteren`}
          size="small"
          disabled={isFixed || number === count}
          onClick={() => onMove(1)}
        />
        <IconButton icon={Trash2} label={`${name} verwijderen`} size="small" disabled={isFixed} onClick={onRemove} />
      </div>
    </li>
  )
}
