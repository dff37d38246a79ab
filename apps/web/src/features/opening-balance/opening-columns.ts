import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { MAX_AMOUNT_CENTS } from '@klopt/bookkeeping/money'
import type { EntryColumn, Option } from '@klopt/ui'
import { api } from '../../app/transport/calls.ts'
import { accountColumn, sideColumns } from '../../shared/ledger/entry-columns.ts'
import type { OpeningItem, OpeningLine } from './opening-draft.ts'
import { chosenCode, inStep, waitingCents, waitingOptions, withCode, withVat } from './waiting-vat.ts'

/** How wide debit and credit are: '1.234.567,89' with room beside it. */
export const SIDE_WIDTH = '140px'

/** An account with what it held, in debit or in credit. */
export const lineColumns = (accounts: readonly LedgerAccount[]): readonly EntryColumn<OpeningLine>[] => [
  accountColumn(accounts),
  ...sideColumns<OpeningLine>(SIDE_WIDTH),
]

const kinds: readonly Option[] = [
  { value: 'receivable', label: 'Verkoop' },
  { value: 'payable', label: 'Inkoop' },
]

/** Of a date there is always all, '31-12-2025', beside the button of its calendar. */
const widths = { kind: '112px', number: '132px', date: '152px', amount: '120px' }
/** With two columns more: the name of a contact keeps the rest. */
const narrow = { ...widths, number: '84px', amount: '96px' }

/** An invoice that was open when the books began; `waits` where VAT of sales waits for their payment. */
export const itemColumns = (
  administrationId: number,
  waits: boolean,
  hasSeveral: boolean,
): readonly EntryColumn<OpeningItem>[] => [
  ...ownColumns(administrationId, waits ? narrow : widths),
  ...(waits ? waitingColumns(hasSeveral) : []),
]

const ownColumns = (administrationId: number, width: typeof widths): readonly EntryColumn<OpeningItem>[] => [
  {
    id: 'kind',
    kind: 'select',
    header: 'Soort',
    width: width.kind,
    options: kinds,
    get: ({ kind }) => kind,
    set: (item, kind) => inStep(item, { ...item, kind: kind === 'payable' ? 'payable' : 'receivable' }),
  },
  {
    id: 'number',
    kind: 'text',
    header: 'Nummer',
    width: width.number,
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
    width: width.date,
    get: ({ documentDate }) => documentDate,
    set: (item, documentDate) => inStep(item, { ...item, documentDate }),
  },
  {
    id: 'dueDate',
    kind: 'date',
    header: 'Vervalt op',
    width: width.date,
    get: ({ dueDate }) => dueDate,
    set: (item, dueDate) => ({ ...item, dueDate }),
  },
  {
    id: 'amount',
    kind: 'money',
    header: 'Openstaand',
    width: width.amount,
    maxCents: MAX_AMOUNT_CENTS,
    get: ({ amountCents }) => amountCents,
    set: (item, amountCents) => inStep(item, { ...item, amountCents }),
  },
]

/** What of it is declared once it is paid, on a cash basis. */
const waitingColumns = (hasSeveral: boolean): readonly EntryColumn<OpeningItem>[] => [
  {
    id: 'code',
    kind: 'select',
    header: 'Btw-code',
    width: '88px',
    options: waitingOptions(hasSeveral),
    get: chosenCode,
    set: (item, code) => withCode(item, String(code ?? '')),
  },
  {
    id: 'vat',
    kind: 'money',
    header: 'Btw nog aan te geven',
    width: narrow.amount,
    maxCents: MAX_AMOUNT_CENTS,
    get: waitingCents,
    set: withVat,
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
