import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { BarChart, Card, Skeleton } from '@klopt/ui'
import { formatDateLong, formatDateShort, formatEuro } from '@klopt/validators'
import * as styles from './dashboard.css.ts'

const TITLE = 'Omzet en kosten per maand'
const HEIGHT_PX = 252

/** Turnover and costs of twelve months, side by side. */
export function MonthlyChart({ months }: { months: ResponseOf<typeof contract.dashboard.get>['months'] | undefined }) {
  return (
    <Card title={TITLE}>
      {months ? (
        <BarChart
          title={TITLE}
          height={HEIGHT_PX}
          categories={months.map(({ month }) => categoryOf(month))}
          series={[
            { label: 'Omzet', values: months.map(({ revenueCents }) => revenueCents) },
            { label: 'Kosten', values: months.map(({ costsCents }) => costsCents) },
          ]}
          formatValue={formatEuro}
          formatShort={wholeEuros}
        />
      ) : (
        <Skeleton height={`${HEIGHT_PX}px`} className={styles.chartSkeleton} />
      )}
    </Card>
  )
}

/** 'nov' under the bars, 'november 2026' in full. */
function categoryOf(month: string) {
  const [, short = ''] = formatDateShort(`${month}-01`).split(' ')
  return { label: short, longLabel: formatDateLong(`${month}-01`).slice(2) }
}

const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const wholeEuros = (cents: number) => whole.format(cents / 100)
