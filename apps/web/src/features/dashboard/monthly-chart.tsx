import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { BarChart, Card, Skeleton } from '@klopt/ui'
import { formatDateLong, formatDateShort, formatEuro } from '@klopt/validators'
import { useRef } from 'react'
import * as styles from './dashboard.css.ts'
import { useHeight } from './use-height.ts'
import { wholeEuros } from '../../shared/figures/whole-euros.ts'

const TITLE = 'Omzet en kosten per maand'
const LEAST_HEIGHT_PX = 252

type Months = ResponseOf<typeof contract.dashboard.get>['months']

export interface MonthlyChartProps {
  /** Those of the year that is shown; undefined while they are being fetched. */
  months: Months | undefined
  today: string
}

/** Turnover and costs of the months of a year that have begun, side by side, as high as their card. */
export function MonthlyChart({ months, today }: MonthlyChartProps) {
  const room = useRef<HTMLDivElement>(null)
  const begun = months?.filter(({ month }) => month <= today.slice(0, 7))
  const height = Math.max(useHeight(room), LEAST_HEIGHT_PX)
  return (
    <Card title={TITLE} padding="none" className={months ? styles.chartCard : styles.chartCardWaiting}>
      <div ref={room} className={styles.chartRoom}>
        {begun ? (
          <div className={styles.chart}>
            <BarChart
              title={TITLE}
              height={height}
              categories={begun.map(({ month }) => categoryOf(month))}
              series={[
                { label: 'Omzet', values: begun.map(({ revenueCents }) => revenueCents) },
                { label: 'Kosten', values: begun.map(({ costsCents }) => costsCents) },
              ]}
              formatValue={formatEuro}
              formatShort={wholeEuros}
            />
          </div>
        ) : (
          <Skeleton height={`${LEAST_HEIGHT_PX}px`} className={styles.chartSkeleton} />
        )}
      </div>
    </Card>
  )
}

/** 'nov' under the bars, 'november 2026' in full. */
function categoryOf(month: string) {
  const [, short = ''] = formatDateShort(`${month}-01`).split(' ')
  return { label: short, longLabel: formatDateLong(`${month}-01`).slice(2) }
}
