import type { LedgerAccount } from '@klopt/api-client/contract'
import { MIXED_VAT_CODES, VAT_CODES, vatCodeChoices } from '@klopt/bookkeeping/vat'
import type { EntryColumn, Option } from '@klopt/ui'
import { accountColumn, sideColumns } from '../../shared/ledger/entry-columns.ts'
import type { DraftLine } from './entry-draft.ts'

const vatOptions: readonly Option[] = [
  { value: '', label: 'geen' },
  ...vatCodeChoices('purchase').map(({ code, label }) => ({ value: code, label: `Inkoop: ${label}` })),
  ...vatCodeChoices('sale').map(({ code, label }) => ({ value: code, label: `Verkoop: ${label}` })),
  ...MIXED_VAT_CODES.map((code) => ({ value: code, label: `Inkoop: ${VAT_CODES[code].label}` })),
  { value: 'sale_other_rates', label: `Verkoop: ${VAT_CODES.sale_other_rates.label}` },
  { value: 'private_use', label: VAT_CODES.private_use.label },
]

/** How wide debit and credit are. */
export const SIDE_WIDTH = '104px'

/** The columns of an entry that is typed: account, open item or contact, words, VAT and both sides. */
export function journalColumns(
  accounts: readonly LedgerAccount[],
  findParties: (search: string, signal: AbortSignal) => Promise<readonly Option[]>,
): readonly EntryColumn<DraftLine>[] {
  return [
    // Names of accounts are the longest of what is chosen: 'Niet-verrekenbare btw' stands whole beside its number.
    { ...accountColumn(accounts), width: 'minmax(0, 1.4fr)' },
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
      width: '148px',
      options: vatOptions,
      get: ({ vatCode }) => vatCode ?? '',
      set: (line, code) => ({ ...line, vatCode: code === null || code === '' ? null : String(code) }),
    },
    ...sideColumns<DraftLine>(SIDE_WIDTH),
  ]
}
