import type { LedgerAccount } from '@klopt/api-client/contract'
import { VAT_CODES, vatCodeChoices } from '@klopt/bookkeeping/vat'
import type { EntryColumn, Option } from '@klopt/ui'
import { accountOption } from '../../shared/ledger/account-option.ts'
import { sumOf, type DraftLine } from './entry-draft.ts'

const vatOptions: readonly Option[] = [
  { value: '', label: 'geen' },
  ...vatCodeChoices('purchase').map(({ code, label }) => ({ value: code, label: `Inkoop: ${label}` })),
  ...vatCodeChoices('sale').map(({ code, label }) => ({ value: code, label: `Verkoop: ${label}` })),
  { value: 'private_use', label: VAT_CODES.private_use.label },
]

const missing = (rows: readonly DraftLine[]) => sumOf(rows, 'debitCents') - sumOf(rows, 'creditCents')
const positive = (cents: number) => (cents > 0 ? cents : null)

/** The columns of an entry that is typed: account, open item or contact, words, VAT and both sides. */
export function journalColumns(
  accounts: readonly LedgerAccount[],
  findParties: (search: string, signal: AbortSignal) => Promise<readonly Option[]>,
): readonly EntryColumn<DraftLine>[] {
  return [
    {
      id: 'account',
      kind: 'combobox',
      header: 'Rekening',
      placeholder: 'Nummer, naam of RGS',
      options: accounts.filter(({ active }) => active).map(accountOption),
      get: ({ account }) => account,
      set: (line, account) => ({ ...line, account }),
    },
    {
      id: 'party',
      kind: 'combobox',
      header: 'Post of relatie',
      placeholder: 'Factuur of naam',
      loadOptions: findParties,
      debounceMs: 200,
      get: ({ party }) => party,
      set: (line, party) => ({ ...line, party }),
    },
    {
      id: 'description',
      kind: 'text',
      header: 'Omschrijving',
      width: '18%',
      maxLength: 500,
      get: ({ description }) => description,
      set: (line, description) => ({ ...line, description }),
    },
    {
      id: 'vat',
      kind: 'select',
      header: 'Btw',
      width: '84px',
      options: vatOptions,
      get: ({ vatCode }) => vatCode ?? '',
      set: (line, code) => ({ ...line, vatCode: code === null || code === '' ? null : String(code) }),
    },
    {
      id: 'debit',
      kind: 'money',
      header: 'Debet',
      width: '104px',
      get: ({ debitCents }) => debitCents,
      set: (line, debitCents) => ({ ...line, debitCents, creditCents: debitCents === null ? line.creditCents : null }),
      difference: (line, lines) => positive(-missing(lines) + (line.debitCents ?? 0) - (line.creditCents ?? 0)),
    },
    {
      id: 'credit',
      kind: 'money',
      header: 'Credit',
      width: '104px',
      get: ({ creditCents }) => creditCents,
      set: (line, creditCents) => ({ ...line, creditCents, debitCents: creditCents === null ? line.debitCents : null }),
      difference: (line, lines) => positive(missing(lines) + (line.creditCents ?? 0) - (line.debitCents ?? 0)),
    },
  ]
}
