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
      // Its name on one line beside its number, also where it says more than the description does.
      width: '34%',
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
      cell: ({ debitCents: cents }) => amountOrNothing(cents),
      // A card has one place for an amount, and no heads to tell debit from credit.
      cardCell: (line) =>
        line.creditCents === 0 ? (
          <Side cents={line.debitCents} name="debet" />
        ) : (
          <Side cents={line.creditCents} name="credit" />
        ),
      align: 'end',
      width: '104px',
      card: 'amount',
      total: formatAmount(debitCents),
    },
    {
      id: 'credit',
      header: 'Credit',
      cell: ({ creditCents: cents }) => amountOrNothing(cents),
      align: 'end',
      width: '104px',
      card: 'none',
      total: formatAmount(creditCents),
    },
  ]
}

const Side = ({ cents, name }: { cents: number; name: string }) => (
  <>
    {formatAmount(cents)} <span className={styles.detail}>{name}</span>
  </>
)
