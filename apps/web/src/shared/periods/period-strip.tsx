import { Button, Skeleton, type BadgeProps } from '@klopt/ui'
import { useState } from 'react'
import { PeriodTab, PeriodTabs } from './period-tabs.tsx'
import * as styles from './period-tabs.css.ts'

/** So many are in sight at once; the others are one press away. */
const SHOWN_AT_FIRST = 8

export interface StripPeriod {
  readonly key: string
  /** '4e kwartaal 2026' */
  readonly name: string
  readonly href: string
  readonly state: { readonly tone: BadgeProps['tone']; readonly label: string }
}

export interface PeriodStripProps {
  /** Newest first; undefined while they are being fetched. */
  periods: readonly StripPeriod[] | undefined
  /** The key of the period on the screen. */
  current: string | undefined
}

/** The periods with how each stands, to choose from. */
export function PeriodStrip({ periods, current }: PeriodStripProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (!periods) return <Skeleton height="62px" width="min(100%, 620px)" />
  const atFirst = periods.slice(0, SHOWN_AT_FIRST)
  const hidesCurrent = !atFirst.some(({ key }) => key === current) && periods.some(({ key }) => key === current)
  const shown = showsAll || hidesCurrent ? periods : atFirst
  return (
    <PeriodTabs label="Periode">
      {shown.map(({ key, name, href, state }) => (
        <PeriodTab key={key} {...{ name, href, state }} isCurrent={key === current} />
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
