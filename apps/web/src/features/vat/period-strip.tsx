import { AppLink, Badge, Button, Skeleton } from '@klopt/ui'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
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
    <nav aria-label="Periode">
      <ul className={styles.periods}>
        {shown.map(({ key, label, state }) => (
          <li key={key} className={styles.periodItem}>
            <AppLink
              ref={key === current ? bringIntoView : undefined}
              href={administrationAddress(administrationId, 'vat-return', { search: { period: key } })}
              aria-current={key === current ? 'page' : undefined}
              className={styles.period}
            >
              {label}
              <Badge tone={periodStates[state].tone}>{periodStates[state].label}</Badge>
            </AppLink>
          </li>
        ))}
        {shown.length < periods.length && (
          <li className={styles.allPeriods}>
            <Button variant="link" onClick={() => setShowsAll(true)}>
              Alle {periods.length} perioden
            </Button>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The chosen period may be one that only scrolling brings in sight. */
const bringIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
