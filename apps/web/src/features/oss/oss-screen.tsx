import { contract, type OssList } from '@klopt/api-client/contract'
import { Badge, Card, EmptyState, PageHeader, Skeleton, Table } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMendAddress } from '../../app/routing/use-mend-address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { PeriodStrip } from '../../shared/periods/period-strip.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { correctionColumns, rowColumns } from './oss-columns.tsx'
import { ossInput } from './oss-search.ts'
import { OssPaymentCard } from './oss-payment-card.tsx'
import { OssStatusCard } from './oss-status-card.tsx'
import { dueSentence, stateOf } from './oss-words.ts'
import { RegistrationCard } from './registration-card.tsx'
import * as styles from './oss.css.ts'

export interface OssScreenProps {
  administrationId: number
  /** The key of the quarter; without it the server shows the oldest one to hand in. */
  period: string | undefined
  onPeriod: (period: string | undefined) => void
}

/** The list of the one-stop shop of a quarter: per country what the form asks, and ticking it off. */
export function OssScreen({ administrationId, period, onPeriod }: OssScreenProps) {
  usePageTitle('OSS-melding')
  const periods = useQuery(query(contract.oss.periods, { params: { administrationId } }))
  const isKnown = period === undefined || periods.data?.some(({ key }) => key === period)
  useMendAddress(isKnown === false, () => onPeriod(undefined))
  const list = useQuery({
    ...query(contract.oss.get, ossInput(administrationId, isKnown === true ? period : undefined)),
    enabled: isKnown !== undefined,
  })
  const failed = [list, ...(isKnown === undefined ? [periods] : [])].find(({ isError }) => isError)
  const { data } = list
  const state = data && stateOf(data)
  return (
    <div className={styles.page} aria-busy={data === undefined && !failed}>
      <PageHeader
        className={styles.header}
        title={data ? `OSS-melding ${data.label}` : 'OSS-melding'}
        badge={state && <Badge tone={state.tone}>{state.label}</Badge>}
        description={data ? dueSentence(data) : '\u00a0'}
      />
      <PeriodStrip
        periods={periods.data?.map((each) => ({
          key: each.key,
          name: each.label,
          href: administrationAddress(administrationId, 'oss', { search: { period: each.key } }),
          state: stateOf(each),
        }))}
        current={data?.key}
      />
      {failed ? (
        <Card>
          <LoadError onRetry={() => void failed.refetch()} />
        </Card>
      ) : data ? (
        <Shown administrationId={administrationId} list={data} onFiled={() => onPeriod(data.key)} />
      ) : (
        <Card title="Verkopen per land">
          <Skeleton height="120px" />
        </Card>
      )}
    </div>
  )
}

interface ShownProps {
  administrationId: number
  list: OssList
  onFiled: () => void
}

function Shown({ administrationId, list, onFiled }: ShownProps) {
  const { rows, corrections } = list
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Card padding="none" title="Verkopen per land" aside="euro’s en centen">
          <Table
            label="Verkopen per land"
            columns={rowColumns(rows)}
            rows={rows}
            rowKey={({ country, ratePercent }) => `${country} ${ratePercent}`}
            empty={
              <EmptyState title="Niets in dit kwartaal">
                Facturen aan particulieren in andere EU-landen met ‘OSS’ als btw komen hier vanzelf te staan.
              </EmptyState>
            }
          />
        </Card>
        {corrections.length > 0 && (
          <Card padding="none" title="Correcties op eerdere meldingen" aside="verschil per kwartaal">
            <Table
              label="Correcties op eerdere meldingen"
              columns={correctionColumns(corrections)}
              rows={corrections}
              rowKey={({ periodKey, country }) => `${periodKey} ${country}`}
            />
          </Card>
        )}
      </div>
      <div className={styles.stack}>
        <OssStatusCard key={`${list.key} ${list.filed?.id}`} {...{ administrationId, list, onFiled }} />
        {list.filed && <OssPaymentCard administrationId={administrationId} listId={list.filed.id} />}
        <RegistrationCard administrationId={administrationId} />
      </div>
    </div>
  )
}
