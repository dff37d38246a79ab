import type { LedgerAccount } from '@klopt/api-client/contract'
import { MAX_AMOUNT_CENTS } from '@klopt/bookkeeping/money'
import type { EntryColumn, Option } from '@klopt/ui'
import { accountOption } from './account-option.ts'
import { differenceOf, type Sides } from './debit-and-credit.ts'

type Kind<Row, Name> = Extract<EntryColumn<Row>, { kind: Name }>

/** The account of a line, among those that are in use. */
export const accountColumn = <Line extends { readonly account: Option | null }>(
  accounts: readonly LedgerAccount[],
): Kind<Line, 'combobox'> => ({
  id: 'account',
  kind: 'combobox',
  header: 'Rekening',
  placeholder: 'Nummer, naam of RGS',
  options: accounts.filter(({ active }) => active).map(accountOption),
  get: ({ account }) => account,
  set: (line, account) => ({ ...line, account }),
})

/** Debit and credit, of which a line has one: an amount on one side empties the other, and `=` fills what is missing. */
export const sideColumns = <Line extends Sides>(width: string): readonly [Kind<Line, 'money'>, Kind<Line, 'money'>] => [
  {
    id: 'debit',
    kind: 'money',
    header: 'Debet',
    width,
    maxCents: MAX_AMOUNT_CENTS,
    get: ({ debitCents }) => debitCents,
    set: (line, debitCents) => ({ ...line, debitCents, creditCents: debitCents === null ? line.creditCents : null }),
    difference: (line, lines) => positive(differenceOf([line]) - differenceOf(lines)),
  },
  {
    id: 'credit',
    kind: 'money',
    header: 'Credit',
    width,
    maxCents: MAX_AMOUNT_CENTS,
    get: ({ creditCents }) => creditCents,
    set: (line, creditCents) => ({ ...line, creditCents, debitCents: creditCents === null ? line.debitCents : null }),
    difference: (line, lines) => positive(differenceOf(lines) - differenceOf([line])),
  },
]

const positive = (cents: number): number | null => (cents > 0 ? cents : null)
