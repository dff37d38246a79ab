import { contract, type IcpList } from '@klopt/api-client/contract'
import { Alert, Badge, Card, EmptyState, PageHeader, Skeleton, Table, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMendAddress } from '../../app/routing/use-mend-address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { ApprovalCard } from '../../shell/approvals/approval-card.tsx'
import { PeriodStrip } from '../../shared/periods/period-strip.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { GoodsCard } from './goods-card.tsx'
import { icpColumns, icpRowKey } from './icp-columns.tsx'
import { icpInput } from './icp-search.ts'
import { IcpStatusCard } from './icp-status-card.tsx'
import { dueSentence, invalidSentence, stateOf } from './icp-words.ts'
import { MatchCard } from './match-card.tsx'
import * as styles from './icp.css.ts'

export interface IcpScreenProps {
  administrationId: number
  /** The key of the period; without it the server shows the oldest one to file. */
  period: string | undefined
  onPeriod: (period: string | undefined) => void
}

/** The intra-community list of a period: what the form asks, whether it is box 3b, and ticking it off. */
export function IcpScreen({ administrationId, period, onPeriod }: IcpScreenProps) {
  usePageTitle('Opgaaf ICP')
  const periods = useQuery(query(contract.icp.periods, { params: { administrationId } }))
  const isKnown = period === undefined || periods.data?.some(({ key }) => key === period)
  useMendAddress(isKnown === false, () => onPeriod(undefined))
  const list = useQuery({
    ...query(contract.icp.get, icpInput(administrationId, isKnown === true ? period : undefined)),
    enabled: isKnown !== undefined,
  })
  const failed = [list, ...(isKnown === undefined ? [periods] : [])].find(({ isError }) => isError)
  const { data } = list
  const state = data && stateOf(data)
  return (
    <div className={styles.page} aria-busy={data === undefined && !failed}>
      <PageHeader
        className={styles.header}
        title={data ? `Opgaaf ICP ${data.label}` : 'Opgaaf ICP'}
        badge={state && <Badge tone={state.tone}>{state.label}</Badge>}
        description={data ? dueSentence(data) : '\u00a0'}
      />
      <PeriodStrip
        periods={periods.data?.map((each) => ({
          key: each.key,
          name: each.label,
          href: administrationAddress(administrationId, 'icp', { search: { period: each.key } }),
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
        <Card title="Leveringen en diensten">
          <Skeleton height="120px" />
        </Card>
      )}
    </div>
  )
}

interface ShownProps {
  administrationId: number
  list: IcpList
  onFiled: () => void
}

function Shown({ administrationId, list, onFiled }: ShownProps) {
  const { lines, corrections } = list
  // Beside its title there is no room for all of it: both would break.
  const isPhone = useMediaQuery(media.phone)
  const invalid = invalidSentence([...lines, ...corrections])
  const withoutNumber = [...lines, ...corrections].filter(({ isValid }) => !isValid)
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {withoutNumber.length > 0 && list.filed === null && (
          <Alert tone="danger" title="Niet elke klant heeft een geldig btw-id">
            Zonder btw-id uit een ander EU-land kan de opgaaf niet worden ingediend. Van een factuur telt het btw-id dat
            erop staat: crediteer die en maak een nieuwe. Van een boeking telt dat van de klant: vul het daar in, of
            draai de boeking terug en boek opnieuw met de klant erbij.
          </Alert>
        )}
        {invalid !== null && list.filed === null && (
          <Alert tone="warning" title="Volgens VIES is niet elk btw-id geldig">
            {invalid}
          </Alert>
        )}
        <Card padding="none" title="Leveringen en diensten" aside={isPhone ? 'zonder btw' : 'hele euro’s, zonder btw'}>
          <Table
            label="Leveringen en diensten"
            columns={icpColumns(lines)}
            rows={lines}
            rowKey={icpRowKey}
            empty={
              <EmptyState title="Niets in deze periode">
                Facturen aan klanten met een btw-id in een ander EU-land komen hier vanzelf te staan.
              </EmptyState>
            }
          />
        </Card>
        {corrections.length > 0 && (
          <Card padding="none" title="Correcties op eerdere opgaven" aside={!isPhone && 'verschil per periode'}>
            <Table
              label="Correcties op eerdere opgaven"
              columns={icpColumns(corrections)}
              rows={corrections}
              rowKey={icpRowKey}
            />
          </Card>
        )}
      </div>
      <div className={styles.stack}>
        <IcpStatusCard key={`${list.key} ${list.filed?.id}`} {...{ administrationId, list, onFiled }} />
        <ApprovalCard
          administrationId={administrationId}
          kind="icp"
          period={list.key}
          canAsk={list.filed === null && list.lines.length > 0 && (list.state === 'due' || list.state === 'late')}
        />
        <MatchCard administrationId={administrationId} box3b={list.box3b} />
        {list.goods.quarters.some(({ cents }) => cents !== 0) && <GoodsCard goods={list.goods} />}
      </div>
    </div>
  )
}
