import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, linkClassName, type Column } from '@klopt/ui'
import { formatAmount, formatDateShort } from '@klopt/validators'
import * as styles from './ledger.css.ts'
import { debitAndCredit, moneyColumn } from './money-column.ts'
import { sourceOf } from '../../shared/ledger/source-of.ts'

export type CardLine = ResponseOf<typeof contract.reports.accountCard>['items'][number]

interface Totals {
  readonly debitCents: number
  readonly creditCents: number
  readonly closingCents: number
}

/** The columns of an account card; `totals` are of all its lines. */
export const cardColumns = (administrationId: number, totals: Totals | undefined): readonly Column<CardLine>[] => [
  { id: 'date', header: 'Datum', cell: ({ date }) => formatDateShort(date), width: '116px' },
  {
    id: 'entry',
    header: 'Boeking',
    cell: ({ journalCode, entryNumber }) => `${journalCode} ${entryNumber}`,
    width: '112px',
    priority: 2,
  },
  {
    id: 'description',
    header: 'Omschrijving',
    // Of what a card shows it is the one with room for words.
    total: totals && 'Totaal',
    cell: ({ description, contactName }) => (
      <span className={styles.words}>
        <span>{contactName ?? description}</span>
        {contactName !== null && contactName !== description && <span className={styles.detail}>{description}</span>}
      </span>
    ),
    card: 'title',
  },
  {
    id: 'source',
    header: 'Bron',
    cell: (line) => {
      const { label, href } = sourceOf(administrationId, line)
      return href === null ? (
        label
      ) : (
        <AppLink href={href} className={linkClassName}>
          {label}
        </AppLink>
      )
    },
    width: '128px',
    priority: 2,
  },
  ...debitAndCredit<CardLine>(totals),
  {
    ...moneyColumn<CardLine>({
      id: 'balance',
      header: 'Saldo',
      cents: ({ balanceCents }) => balanceCents,
      totalCents: totals?.closingCents,
      isMain: true,
    }),
    // A card has no columns for debit and credit: what changed comes first, and what it came to under it.
    cardCell: ({ debitCents, creditCents, balanceCents }) => (
      <span className={styles.movement}>
        <span>{formatAmount(debitCents - creditCents)}</span>
        <span className={styles.detail}>saldo {formatAmount(balanceCents)}</span>
      </span>
    ),
  },
]
