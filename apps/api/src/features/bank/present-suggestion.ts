import type { Suggestion as Judged } from '@klopt/bookkeeping/bank'
import { must } from '@klopt/bookkeeping/money'
import type { Suggestion } from '@klopt/api-client/contract'
import type { Candidates, OpenItemRow } from './candidates.ts'

type Item = Suggestion['items'][number]

/** A suggestion as it goes over the wire, with its Dutch label. */
export function presentSuggestion(suggestion: Judged, candidates: Candidates): Suggestion {
  const shared = { certainty: suggestion.certainty, reasons: suggestion.reasons }
  if (suggestion.kind === 'rule' || suggestion.kind === 'account') {
    return {
      ...shared,
      kind: suggestion.kind,
      items: [],
      differenceCents: 0,
      accountId: suggestion.accountId,
      vatCode: suggestion.vatCode,
      rule: suggestion.kind === 'rule' ? presentRule(suggestion.ruleId, candidates) : null,
      bookings: suggestion.kind === 'rule' ? suggestion.bookings : [],
      label: candidates.accounts.get(suggestion.accountId)?.name ?? 'Grootboekrekening',
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
    differenceCents: suggestion.kind === 'open_item' ? suggestion.differenceCents : 0,
    accountId: null,
    vatCode: null,
    rule: null,
    bookings: [],
    label: labelOf(items),
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
  }
}

function labelOf(items: readonly Item[]): string {
  const [first] = items
  if (!first) return 'Openstaande post'
  if (items.length > 1) return `${items.length} facturen`
  const isPart = Math.abs(first.settleCents) < Math.abs(first.openCents)
  return isPart ? `${first.number}, deel` : `Factuur ${first.number}`
}
