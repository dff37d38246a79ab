import { Button, Skeleton } from '@klopt/ui'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { PeriodTab, PeriodTabs } from '../../shared/periods/period-tabs.tsx'
import { periodStates, type VatPeriodItem } from './period-states.ts'
import * as styles from './vat.css.ts'

/** So many are in sight at once; the others are one press away. */
const SHOWN_AT_FIRST = 8

export interface PeriodStripProps {
  administrationId: number
  /** Newest first; undefined while they are being fetched. */
  periods: readonly VatPeriodItem[] | undefined
  /** The key of the period on the screen. */
  current: string | undefined
}

/** The periods with how each stands, to choose from. */
export function PeriodStrip({ administrationId, periods, current }: PeriodStripProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (!periods) return <Skeleton height="62px" width="min(100%, 620px)" />
  const atFirst = periods.slice(0, SHOWN_AT_FIRST)
  const hidesCurrent = !atFirst.some(({ key }) => key === current) && periods.some(({ key }) => key === current)
  const shown = showsAll || hidesCurrent ? periods : atFirst
  return (
    <PeriodTabs label="Periode">
      {shown.map(({ key, label, state }) => (
        <PeriodTab
          key={key}
          href={administrationAddress(administrationId, 'vat-return', { search: { period: key } })}
          name={label}
          state={periodStates[state]}
          isCurrent={key === current}
        />
      ))}
      {shown.length < periods.length && (
        <li className={styles.allPeriods}>
          <Button variant="link" onClick={() => setShowsAll(true)}>
            Alle {periods.length} perioden
          </Button>
        </li>
      )}
    </PeriodTabs>
  )
}
