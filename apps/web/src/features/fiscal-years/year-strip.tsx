import { AppLink, Badge } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'
import * as styles from './fiscal-years.css.ts'
import { yearStates, type FiscalYearItem } from './year-states.ts'

export interface YearStripProps {
  administrationId: number
  /** Newest first. */
  years: readonly FiscalYearItem[]
  /** The year on the screen. */
  current: number | undefined
}

/** The fiscal years with how each stands, to choose from. */
export function YearStrip({ administrationId, years, current }: YearStripProps) {
  return (
    <nav aria-label="Boekjaar">
      <ul className={styles.years}>
        {years.map(({ year, name, state }) => (
          <li key={year}>
            <AppLink
              ref={year === current ? bringIntoView : undefined}
              href={administrationAddress(administrationId, 'fiscal-years', { search: { year } })}
              aria-current={year === current ? 'page' : undefined}
              className={styles.year}
            >
              {name}
              <Badge tone={yearStates[state].tone}>{yearStates[state].label}</Badge>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The chosen year may be one that only scrolling brings in sight. */
const bringIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
