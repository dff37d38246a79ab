import { Button } from '@klopt/ui'
import { useState } from 'react'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import { AdministrationItem } from './administration-item.tsx'
import type { AdministrationRow } from './administration-rows.ts'
import * as styles from './my-administrations-screen.css.ts'

export interface AdministrationListProps {
  /** Names the list for a screen reader. */
  label: string
  rows: readonly AdministrationRow[]
  whenEmpty: string
  leaving: Leaving | null
  onChoosePlan: (administrationId: number) => void
}

/** Drawn at once; who has more of them searches. */
export const SHOWN_AT_ONCE = 50

/** Administrations with what can be done with each. */
export function AdministrationList({ label, rows, whenEmpty, leaving, onChoosePlan }: AdministrationListProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  if (rows.length === 0) return <p className={styles.empty}>{whenEmpty}</p>
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {rows.slice(0, shown).map((row) => (
          <AdministrationItem key={row.id} row={row} leaving={leaving} onChoosePlan={onChoosePlan} />
        ))}
      </ul>
      {rows.length > shown && (
        <p className={styles.more}>
          <Button size="small" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {`Nog ${rows.length - shown} administraties tonen`}
          </Button>
        </p>
      )}
    </>
  )
}
