import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { fiscalYearName, fiscalYearOf } from '@klopt/bookkeeping/ledger'
import { Card, EmptyState, LoadMore, Skeleton, Stat, StatGroup, Table, type RowGroup } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { query } from '../../app/transport/api.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { cardColumns, type CardLine } from './account-card-columns.tsx'
import { accountTypeName } from '../../shared/ledger/account-types.ts'
import type { DateRange } from './date-range.ts'
import { entryHref } from '../../app/routing/hrefs.ts'
import * as styles from './ledger.css.ts'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTools } from './report-tools.tsx'

export interface AccountCardScreenProps {
  administrationId: number
  accountId: number
  range: DateRange
  fiscalYearStartMonth: number
  onRange: (range: DateRange, pastDays?: number) => void
}

/** What was posted to one account in a range of days, with the balance after each line. */
export function AccountCardScreen({
  administrationId,
  accountId,
  range,
  fiscalYearStartMonth,
  onRange,
}: AccountCardScreenProps) {
  const navigate = useNavigate()
  const input = { params: { administrationId, accountId }, query: { ...range } }
  const card = usePages(contract.reports.accountCard, input)
  const exports = useExports(contract.reports.exportAccountCard, input)
  const totals = useTotals(administrationId, accountId, range)
  const account = card.first?.account
  const title = account ? `${account.number} ${account.name}` : 'Rekening'
  const columns = useMemo(() => cardColumns(administrationId, totals), [administrationId, totals])
  const rows: readonly CardLine[] = card.items
  const yearOf = useYears(range, fiscalYearStartMonth)
  if (isMissing(card.error)) return <NotFound />
  return (
    <ReportPage
      administrationId={administrationId}
      back={{ label: 'Grootboek', href: asLeft(administrationAddress(administrationId, 'ledger')) }}
      title={title}
      description={describe(account, range)}
      exports={exports}
      pages={card}
      loading={card.isPending}
      tools={
        <ReportTools>
          <RangeFilter range={range} fiscalYearStartMonth={fiscalYearStartMonth} onChange={onRange} />
        </ReportTools>
      }
    >
      {card.isError && rows.length === 0 ? (
        <Card>
          <LoadError error={card.error} onRetry={() => void card.refetch()} />
        </Card>
      ) : (
        <>
          <Balances first={card.first} totals={totals} />
          <Card padding="none">
            <Table
              label={`Boekingen op ${title}`}
              columns={columns}
              rows={rows}
              rowKey={({ lineId }) => String(lineId)}
              {...(yearOf && { groupOf: yearOf })}
              loading={card.isPending}
              onRowActivate={({ entryId }) => void navigate({ href: entryHref(administrationId, entryId) })}
              empty={
                <EmptyState title="Geen boekingen">In deze periode is er niets op deze rekening geboekt.</EmptyState>
              }
            />
            <LoadMore
              hasMore={card.hasMore}
              isLoading={card.isLoadingMore}
              onLoadMore={card.loadMore}
              shownCount={rows.length}
              itemsName="boekingen"
              className={card.hasMore ? styles.more : undefined}
            />
          </Card>
        </>
      )}
    </ReportPage>
  )
}

/** As long while the account is still to come: on a phone it takes two lines, and what is below would jump by one. */
function describe(account: Pick<LedgerAccount, 'type' | 'rgsCode'> | undefined, { from, to }: DateRange): string {
  const what = account ? [accountTypeName(account.type), account.rgsCode] : ['Rekening wordt opgehaald']
  return [...what, `${formatDateLong(from)} t/m ${formatDateLong(to)}`].filter(Boolean).join(' · ')
}

/** The fiscal year of a line as the head over its lines, when there is more than one. */
function useYears(range: DateRange, startMonth: number): ((line: CardLine) => RowGroup) | undefined {
  const isOne = fiscalYearOf(range.from, startMonth) === fiscalYearOf(range.to, startMonth)
  return useMemo(() => {
    if (isOne) return undefined
    return ({ date }) => {
      const name = fiscalYearName(fiscalYearOf(date, startMonth), startMonth)
      return { key: name, name: `Boekjaar ${name}` }
    }
  }, [isOne, startMonth])
}

/** The movements of the account as the trial balance has them: the sums of all lines, not only of those on the screen. */
function useTotals(administrationId: number, accountId: number, range: DateRange) {
  const { data } = useQuery(query(contract.reports.trialBalance, { params: { administrationId }, query: { ...range } }))
  const row = data?.rows.find((each) => each.accountId === accountId)
  return useMemo(
    () =>
      data && {
        debitCents: row?.debitCents ?? 0,
        creditCents: row?.creditCents ?? 0,
        closingCents: row?.closingCents ?? 0,
      },
    [data, row],
  )
}

const valueOf = (cents: number | undefined) => {
  if (cents === undefined) return <Skeleton width="6em" className={styles.waiting} />
  return cents === 0 ? '–' : formatEuro(cents)
}

interface BalancesProps {
  first: { openingCents: number; closingCents: number } | undefined
  totals: { debitCents: number; creditCents: number } | undefined
}

function Balances({ first, totals }: BalancesProps) {
  const figures = [
    ['Beginsaldo', first?.openingCents],
    ['Debet', totals?.debitCents],
    ['Credit', totals?.creditCents],
    ['Eindsaldo', first?.closingCents],
  ] as const
  return (
    <StatGroup className={styles.balances}>
      {figures.map(([label, cents]) => (
        <Stat key={label} label={label} value={valueOf(cents)} />
      ))}
    </StatGroup>
  )
}
