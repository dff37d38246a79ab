import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import type { EntryColumn, Option } from '@klopt/ui'
import { api } from '../../app/transport/api.ts'
import { accountOption } from '../../shared/ledger/account-option.ts'
import { sumOf, type OpeningItem, type OpeningLine } from './opening-draft.ts'

const missing = (rows: readonly OpeningLine[]) => sumOf(rows, 'debitCents') - sumOf(rows, 'creditCents')
const positive = (cents: number) => (cents > 0 ? cents : null)

/** An account with what it held, in debit or in credit. */
export const lineColumns = (accounts: readonly LedgerAccount[]): readonly EntryColumn<OpeningLine>[] => [
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
    id: 'debit',
    kind: 'money',
    header: 'Debet',
    width: '140px',
    get: ({ debitCents }) => debitCents,
    set: (line, debitCents) => ({ ...line, debitCents, creditCents: debitCents === null ? line.creditCents : null }),
    difference: (line, lines) => positive(-missing(lines) + (line.debitCents ?? 0) - (line.creditCents ?? 0)),
  },
  {
    id: 'credit',
    kind: 'money',
    header: 'Credit',
    width: '140px',
    get: ({ creditCents }) => creditCents,
    set: (line, creditCents) => ({ ...line, creditCents, debitCents: creditCents === null ? line.debitCents : null }),
    difference: (line, lines) => positive(missing(lines) + (line.creditCents ?? 0) - (line.debitCents ?? 0)),
  },
]

const kinds: readonly Option[] = [
  { value: 'receivable', label: 'Verkoop' },
  { value: 'payable', label: 'Inkoop' },
]

/** An invoice that was open when the books began. */
export const itemColumns = (administrationId: number): readonly EntryColumn<OpeningItem>[] => [
  {
    id: 'kind',
    kind: 'select',
    header: 'Soort',
    width: '112px',
    options: kinds,
    get: ({ kind }) => kind,
    set: (item, kind) => ({ ...item, kind: kind === 'payable' ? 'payable' : 'receivable' }),
  },
  {
    id: 'number',
    kind: 'text',
    header: 'Nummer',
    width: '132px',
    maxLength: 50,
    get: ({ number }) => number,
    set: (item, number) => ({ ...item, number }),
  },
  {
    id: 'contact',
    kind: 'combobox',
    header: 'Relatie',
    placeholder: 'Naam',
    debounceMs: 200,
    loadOptions: (search, signal) => findContacts(administrationId, search, signal),
    get: ({ contact }) => contact,
    set: (item, contact) => ({ ...item, contact }),
  },
  {
    id: 'documentDate',
    kind: 'date',
    header: 'Datum',
    width: '132px',
    get: ({ documentDate }) => documentDate,
    set: (item, documentDate) => ({ ...item, documentDate }),
  },
  {
    id: 'dueDate',
    kind: 'date',
    header: 'Vervalt op',
    width: '132px',
    get: ({ dueDate }) => dueDate,
    set: (item, dueDate) => ({ ...item, dueDate }),
  },
  {
    id: 'amount',
    kind: 'money',
    header: 'Open',
    width: '120px',
    get: ({ amountCents }) => amountCents,
    set: (item, amountCents) => ({ ...item, amountCents }),
  },
]

async function findContacts(administrationId: number, search: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await api.call(
    contract.contacts.list,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.map(({ id, name }) => ({ value: id, label: name }))
}
