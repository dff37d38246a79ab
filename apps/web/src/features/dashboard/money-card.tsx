import { contract } from '@klopt/api-client/contract'
import { AppLink, Card, LineChart, linkClassName, Skeleton } from '@klopt/ui'
import { formatDateLong, formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './dashboard.css.ts'
import { waitingSentence } from './waiting-sentence.ts'
import { expectedDays, lowestDay, type BalanceOfDay } from './expected-days.ts'
import { wholeEuros } from '../../shared/figures/whole-euros.ts'

const TITLE = 'Geld, de komende 90 dagen'
const HEIGHT_PX = 208
/** Taken from the chart when there is something to say below it, so that the card stays as high. */
const SENTENCE_PX = 28

export interface MoneyCardProps {
  administrationId: number
  today: string
}

/** What there will be on bank and cash, from what is open and the VAT that is due; with the day on which there is least. */
export function MoneyCard({ administrationId, today }: MoneyCardProps) {
  const { data, isError, refetch } = useQuery(
    query(contract.reports.cashFlow, { params: { administrationId }, query: { from: today, to: today } }),
  )
  const days = data && expectedDays(data.expected)
  const lowest = days && lowestDay(days)
  const waits = data !== undefined && data.expected.waiting.count > 0
  return (
    <Card
      title={TITLE}
      padding="none"
      aside={
        lowest && (
          <AppLink href={administrationAddress(administrationId, 'reports/cash-flow')} className={linkClassName}>
            <span className={lowest.cents < 0 ? styles.below : undefined}>{lowestSentence(lowest, today)}</span>
          </AppLink>
        )
      }
    >
      <div className={styles.moneyRoom}>
        {data && days && <Line days={days} heightPx={waits ? HEIGHT_PX - SENTENCE_PX : HEIGHT_PX} />}
        {data && waits && <p className={styles.waiting}>{waitingSentence(data.expected)}</p>}
        {isError && <LoadError onRetry={() => void refetch()} />}
        {days === undefined && !isError && <Skeleton height={`${HEIGHT_PX}px`} className={styles.chartSkeleton} />}
      </div>
    </Card>
  )
}

/** Of today no amount: where lines wait, that of the books is not what the bank says above. */
const lowestSentence = ({ day, cents }: BalanceOfDay, today: string): string =>
  day === today
    ? 'niet lager dan vandaag'
    : `laagste stand ${formatEuro(cents)} op ${formatDateLong(day).replace(/ \d{4}$/, '')}`

const Line = ({ days, heightPx }: { days: readonly BalanceOfDay[]; heightPx: number }) => (
  <LineChart
    title={TITLE}
    stepped
    height={heightPx}
    categories={days.map(({ day }, index) => ({
      label: index === 0 ? 'vandaag' : formatDateShort(day).replace(/ \d{4}$/, ''),
      longLabel: formatDateLong(day),
    }))}
    series={[{ label: 'Saldo', values: days.map(({ cents }) => cents) }]}
    formatValue={formatEuro}
    formatShort={wholeEuros}
  />
)
