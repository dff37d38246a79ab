import type { JournalEntryItem } from '@klopt/api-client/contract'
import { AppLink, Badge, DescriptionList, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro, formatAmount } from '@klopt/validators'
import { entryHref } from '../../app/routing/hrefs.ts'
import { dayText } from '../../shared/lists/due-date.tsx'
import { sourceOf } from '../../shared/ledger/source-of.ts'
import * as styles from './journal.css.ts'

/** The columns of a list of entries. `today`: YYYY-MM-DD. */
export const entryListColumns = (administrationId: number, today: string): readonly Column<JournalEntryItem>[] => [
  {
    id: 'description',
    header: 'Omschrijving',
    sortable: true,
    card: 'title',
    cell: ({ id, description, reversedByEntryId }) => (
      <>
        {/* The row itself is what the keyboard stops at. */}
        <AppLink href={entryHref(administrationId, id)} tabIndex={-1} className={styles.name}>
          {description}
        </AppLink>{' '}
        {reversedByEntryId !== null && <Badge tone="warning">Teruggedraaid</Badge>}
      </>
    ),
  },
  {
    id: 'number',
    header: 'Nummer',
    sortable: true,
    width: '120px',
    card: 'number',
    cell: numberOf,
  },
  {
    id: 'entryDate',
    header: 'Datum',
    sortable: true,
    width: '128px',
    card: 'date',
    cell: ({ entryDate }) => formatDateShort(entryDate),
    cardCell: ({ entryDate }) => dayText(entryDate, today),
  },
  {
    id: 'source',
    header: 'Soort',
    width: '148px',
    priority: 2,
    card: 'due',
    cell: (entry) => sourceOf(administrationId, entry).label,
  },
  {
    id: 'lines',
    header: 'Regels',
    width: '88px',
    align: 'end',
    priority: 3,
    cell: ({ lineCount }) => String(lineCount),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    width: '128px',
    align: 'end',
    card: 'amount',
    cell: ({ amountCents }) => formatAmount(amountCents),
  },
]

/** 'MEM 12' */
export function numberOf({ journalCode, number }: JournalEntryItem): string {
  return `${journalCode} ${number}`
}

/** What an entry is, beside the list. */
export const EntryFacts = ({ administrationId, entry }: { administrationId: number; entry: JournalEntryItem }) => (
  <DescriptionList
    items={[
      { term: 'Omschrijving', details: entry.description },
      { term: 'Datum', details: formatDateShort(entry.entryDate) },
      { term: 'Soort', details: sourceOf(administrationId, entry).label },
      { term: 'Regels', details: String(entry.lineCount) },
      { term: 'Bedrag', details: formatEuro(entry.amountCents) },
      ...(entry.reversedByEntryId === null
        ? []
        : [
            {
              term: 'Teruggedraaid',
              details: (
                <AppLink href={entryHref(administrationId, entry.reversedByEntryId)}>Naar de tegenboeking</AppLink>
              ),
            },
          ]),
    ]}
  />
)
