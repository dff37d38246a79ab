import type { AccountSuggestion, RuleSuggestion, Suggestion as Judged } from '@klopt/bookkeeping/bank'
import { likelyPaid } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Suggestion } from '@klopt/api-client/contract'
import type { Candidates, OpenItemRow } from './candidates.ts'

type Item = Suggestion['items'][number]

/** A suggestion as it goes over the wire, with its Dutch label. */
export function presentSuggestion(suggestion: Judged, candidates: Candidates, amountCents: number): Suggestion {
  const shared = { certainty: suggestion.certainty, reasons: suggestion.reasons }
  if (suggestion.kind === 'rule' || suggestion.kind === 'account') {
    return {
      ...shared,
      kind: suggestion.kind,
      items: [],
      differenceCents: 0,
      differenceKind: null,
      accountId: suggestion.accountId,
      vatCode: suggestion.vatCode,
      rule: suggestion.kind === 'rule' ? presentRule(suggestion.ruleId, candidates) : null,
      bookings: bookingsOf(suggestion, amountCents),
      transfer: suggestion.kind === 'account' ? presentTransfer(suggestion, candidates) : null,
      isReturn: false,
      label: labelOfAccount(suggestion, candidates),
    }
  }
  const parts = suggestion.kind === 'combination' ? suggestion.items : [suggestion]
  const items = parts.flatMap(({ openItemId, settleCents }): Item[] => {
    const row = candidates.openItems.get(openItemId)
    return row ? [{ ...presentOpenItem(row), settleCents }] : []
  })
  return {
    ...shared,
    kind: suggestion.kind,
    items,
    ...presentDifference(suggestion),
    accountId: null,
    vatCode: null,
    rule: null,
    bookings: [],
    transfer: null,
    isReturn: suggestion.isReturn === true,
    label: suggestion.isReturn ? returnLabel(items) : labelOf(items),
  }
}

function presentDifference(
  suggestion: Exclude<Judged, AccountSuggestion | RuleSuggestion>,
): Pick<Suggestion, 'differenceCents' | 'differenceKind'> {
  const { difference } = suggestion
  if (difference) return { differenceCents: difference.cents, differenceKind: difference.kind }
  return { differenceCents: suggestion.kind === 'combination' ? 0 : suggestion.differenceCents, differenceKind: null }
}

/** What a rule books, or what goes to an account for a customer: for whom is told with it. */
function bookingsOf(suggestion: AccountSuggestion | RuleSuggestion, amountCents: number): Suggestion['bookings'] {
  if (suggestion.kind === 'rule') return suggestion.bookings
  const { accountId, vatCode, contactId } = suggestion
  return contactId === undefined ? [] : [{ accountId, vatCode, contactId, amountCents }]
}

/** Whoever moves money between own accounts does not think of the account that it is on meanwhile. */
function labelOfAccount(suggestion: AccountSuggestion | RuleSuggestion, { accounts }: Candidates): string {
  if (suggestion.kind === 'account' && suggestion.transfer) return 'Eigen overboeking'
  if (suggestion.kind === 'account' && suggestion.contactId !== undefined) return 'Incassokosten en rente'
  return accounts.get(suggestion.accountId)?.name ?? 'Grootboekrekening'
}

function presentTransfer({ transfer }: AccountSuggestion, { transfers }: Candidates): Suggestion['transfer'] {
  if (!transfer) return null
  const side = transfer.otherLineId === null ? undefined : transfers.sides.get(transfer.otherLineId)
  return {
    journalName: must(transfers.books.get(transfer.iban), 'the own book of a transfer'),
    line: side ? { id: side.id, date: side.date, processed: side.transferId !== null } : null,
  }
}

const presentRule = (id: number, { ruleNames }: Candidates) => ({
  id,
  name: must(ruleNames.get(id), 'the name of a rule that suggests'),
})

export function presentOpenItem(row: OpenItemRow): Omit<Item, 'settleCents'> {
  return {
    id: row.id,
    kind: row.kind,
    invoiceId: row.invoice_id,
    number: row.number,
    contactName: row.contact_name,
    date: row.document_date,
    dueDate: row.due_date,
    openCents: row.open_cents,
    ...(row.currency && {
      foreign: { currency: row.currency, openAmount: must(row.foreign_open, 'what is open in its currency') },
    }),
  }
}

function returnLabel(items: readonly Item[]): string {
  const [first] = items
  if (items.length > 1) return `${items.length} facturen teruggeboekt`
  return first ? `${first.number} teruggeboekt` : 'Teruggeboekt'
}

/** What a customer paid too much is no invoice of ours. */
const isCustomerCredit = ({ kind, invoiceId, openCents }: Item): boolean =>
  kind === 'receivable' && invoiceId === null && openCents < 0

function labelOf(items: readonly Item[]): string {
  const [first] = items
  if (!first) return 'Openstaande post'
  if (items.length > 1) return `${items.length} facturen`
  if (isPart(first)) return `${first.number}, deel`
  return isCustomerCredit(first) ? first.number : `Factuur ${first.number}`
}

/** What is short of an item in another currency may be its rate. */
function isPart({ foreign, openCents, settleCents }: Item): boolean {
  if (!foreign) return Math.abs(settleCents) < Math.abs(openCents)
  return likelyPaid({ openCents, openForeign: foreign.openAmount }, settleCents) !== foreign.openAmount
}
