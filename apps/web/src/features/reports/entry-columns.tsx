import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Column } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import { amountOrNothing } from './money-column.ts'
import * as styles from './ledger.css.ts'

type Line = ResponseOf<typeof contract.reports.entry>['lines'][number]
type KeyedLine = Line & { readonly key: string }

/** Both sides of an entry, which the database holds equal. */
export function totalsOf(lines: readonly Line[]) {
  return {
    debitCents: lines.reduce((sum, line) => sum + line.debitCents, 0),
    creditCents: lines.reduce((sum, line) => sum + line.creditCents, 0),
  }
}

/** The columns of an entry's lines, with both totals. */
export function entryColumns(lines: readonly Line[]): readonly Column<KeyedLine>[] {
  const { debitCents, creditCents } = totalsOf(lines)
  return [
    {
      id: 'account',
      header: 'Rekening',
      cell: ({ accountNumber, accountName }) => (
        <span>
          <span className={styles.number}>{accountNumber}</span> {accountName}
        </span>
      ),
      card: 'title',
      total: 'Totaal',
    },
    {
      id: 'description',
      header: 'Omschrijving',
      cell: ({ description, contactName }) => [contactName, description].filter(Boolean).join(' · '),
    },
    {
      id: 'debit',
      header: 'Debet',
      cell: (line) => <Side cents={line.debitCents} name="debet" />,
      align: 'end',
      width: '128px',
      card: 'amount',
      total: formatAmount(debitCents),
    },
    {
      id: 'credit',
      header: 'Credit',
      cell: (line) => <Side cents={line.creditCents} name="credit" />,
      align: 'end',
      width: '128px',
      card: 'status',
      total: formatAmount(creditCents),
    },
  ]
}

/** On a phone there are no heads to tell debit from credit. */
function Side({ cents, name }: { cents: number; name: string }) {
  if (cents === 0) return null
  return (
    <>
      {amountOrNothing(cents)} <span className={styles.onCard}>{name}</span>
    </>
  )
}
