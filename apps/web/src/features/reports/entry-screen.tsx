import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, AppLink, Badge, Card, DescriptionList, linkClassName, Skeleton, Table, Tick } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { fiscalYearAround, type DateRange } from './date-range.ts'
import { entryColumns, totalsOf } from './entry-columns.tsx'
import { accountHref, entryHref } from '../../app/routing/hrefs.ts'
import * as styles from './ledger.css.ts'
import { sourceOf } from '../../shared/ledger/source-of.ts'
import { ListedHeader } from '../../shell/listed-header.tsx'

type Entry = ResponseOf<typeof contract.reports.entry>

export interface EntryScreenProps {
  administrationId: number
  entryId: number
  /** Accounts are opened over the fiscal year of the entry. */
  fiscalYearStartMonth: number
  /** What can be done with it, which is another feature's. */
  renderActions: (entry: Entry) => ReactNode
  /** What belongs to it below its lines. */
  renderBelow: (entry: Entry) => ReactNode
}

/** One journal entry: where it comes from, its lines, and that they balance. */
export function EntryScreen({
  administrationId,
  entryId,
  fiscalYearStartMonth,
  renderActions,
  renderBelow,
}: EntryScreenProps) {
  const { data, error, isError, refetch } = useQuery(
    query(contract.reports.entry, { params: { administrationId, entryId } }),
  )
  const title = data ? `Boeking ${data.journalCode} ${data.number}` : 'Boeking'
  const isAbsent = isMissing(error)
  usePageTitle(isAbsent ? null : title)
  if (isAbsent) return <NotFound />
  return (
    <div className={`${styles.page} ${styles.narrow}`} aria-busy={data === undefined && !isError}>
      <ListedHeader
        back={{ label: 'Grootboek', href: asLeft(administrationAddress(administrationId, 'ledger')) }}
        className={styles.header}
        title={title}
        badge={data?.reversedByEntryId != null && <Badge tone="warning">Teruggedraaid</Badge>}
        description={data?.description ?? '\u00a0'}
        actions={data && renderActions(data)}
      />
      {isError ? (
        <Card>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Card>
      ) : !data ? (
        <Card>
          <Skeleton height="280px" />
        </Card>
      ) : (
        <>
          <EntryBody
            administrationId={administrationId}
            entry={data}
            year={fiscalYearAround(data.date, fiscalYearStartMonth)}
          />
          {renderBelow(data)}
        </>
      )}
    </div>
  )
}

interface EntryBodyProps {
  administrationId: number
  entry: Entry
  year: DateRange
}

function EntryBody({ administrationId, entry, year }: EntryBodyProps) {
  const navigate = useNavigate()
  const columns = useMemo(() => entryColumns(entry.lines), [entry.lines])
  const { debitCents, creditCents } = totalsOf(entry.lines)
  return (
    <>
      <Reversal administrationId={administrationId} entry={entry} />
      <Card>
        <DescriptionList items={factsOf(administrationId, entry)} />
      </Card>
      <Card title="Regels" padding="none">
        <Table
          label="Regels van de boeking"
          columns={columns}
          rows={entry.lines.map((line, index) => ({ ...line, key: String(index) }))}
          rowKey={({ key }) => key}
          onRowActivate={({ accountId }) => void navigate({ href: accountHref(administrationId, accountId, year) })}
        />
        {debitCents === creditCents && (
          <div className={styles.balanced}>
            <Tick>Klopt</Tick>
          </div>
        )}
      </Card>
    </>
  )
}

function Reversal({ administrationId, entry }: { administrationId: number; entry: Entry }) {
  const other = entry.reversedByEntryId ?? entry.reversesEntryId
  if (other === null) return null
  return (
    <Alert
      action={
        <AppLink href={entryHref(administrationId, other)} className={linkClassName}>
          {entry.reversedByEntryId === null ? 'Oorspronkelijke boeking bekijken' : 'Tegenboeking bekijken'}
        </AppLink>
      }
    >
      {entry.reversedByEntryId === null
        ? 'Deze boeking draait een andere terug.'
        : 'Deze boeking is teruggedraaid en telt samen met de tegenboeking op tot nul.'}
    </Alert>
  )
}

const moment = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'long', timeStyle: 'short' })

function factsOf(administrationId: number, entry: Entry) {
  const source = sourceOf(administrationId, entry)
  const by = entry.createdBy === null ? '' : ` door ${entry.createdBy}`
  return [
    { term: 'Dagboek', details: entry.journalName },
    { term: 'Datum', details: formatDateLong(entry.date) },
    ...(entry.documentDate === entry.date
      ? []
      : [{ term: 'Datum van het document', details: formatDateLong(entry.documentDate) }]),
    {
      term: 'Bron',
      details:
        source.href === null ? (
          source.label
        ) : (
          <AppLink href={source.href} className={linkClassName}>
            {source.label} bekijken
          </AppLink>
        ),
    },
    { term: 'Geboekt', details: `${moment.format(entry.createdAt * 1000)}${by}` },
  ]
}
