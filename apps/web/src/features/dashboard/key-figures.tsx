import { fiscalYearName } from '@klopt/bookkeeping'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Skeleton, Stat, StatGroup } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import * as styles from './dashboard.css.ts'
import { bankDetail, profitDetail, receivableDetail, vatDetail } from './stat-details.ts'

export interface KeyFiguresProps {
  /** Undefined while it is being fetched. */
  dashboard: ResponseOf<typeof contract.dashboard.get> | undefined
  /** The year of the figures; undefined is this one. */
  year: number | undefined
  today: string
}

/** The four figures that matter, on one sheet. */
export function KeyFigures({ dashboard, year, today }: KeyFiguresProps) {
  const isThisYear = year === undefined || year === dashboard?.thisYear
  const startMonth = dashboard?.fiscalYearStartMonth ?? 1
  const labels = [
    'Op de bank',
    'Nog te ontvangen',
    dashboard && dashboard.vat.setAsideCents < 0 ? 'Btw terug te krijgen' : 'Opzijzetten voor btw',
    profitLabel(isThisYear ? undefined : year, startMonth),
  ] as const
  if (!dashboard) {
    return (
      <StatGroup className={styles.figures}>
        {labels.map((label) => (
          <Stat key={label} label={label} value={grey('7em', '0.7em')} detail={grey('11em', '0.7em')} />
        ))}
      </StatGroup>
    )
  }
  const { bank, receivable, vat, profit } = dashboard
  const figures = [
    { cents: bank.balanceCents, ...bankDetail(bank, today) },
    { cents: receivable.openCents, ...receivableDetail(receivable) },
    { cents: Math.abs(vat.setAsideCents), ...vatDetail(vat, today) },
    { cents: profit.thisYearCents, ...profitDetail(profit, isThisYear) },
  ]
  return (
    <StatGroup className={styles.figures}>
      {figures.map(({ cents, text, tone }, index) => (
        <Stat key={labels[index]} label={labels[index]} value={formatEuro(cents)} detail={text} tone={tone} />
      ))}
    </StatGroup>
  )
}

const grey = (width: string, height: string) => (
  <Skeleton width={width} height={height} className={styles.statSkeleton} />
)

function profitLabel(year: number | undefined, startMonth: number): string {
  if (year !== undefined) return `Winst in ${fiscalYearName(year, startMonth)}`
  return startMonth > 1 ? 'Winst dit boekjaar' : 'Winst dit jaar'
}
