import { addDays } from '@klopt/validators'
import type { OpenItemKind } from '../ledger/open-items.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'
import { cutText } from './cut-text.ts'
import type { AuditFileContents } from './contents.ts'

/** An open item of an opening balance; without a contact of the file it is of the collective one of its kind. */
export interface ItemOfFile {
  readonly kind: OpenItemKind
  readonly contact: string | null
  readonly number: string
  readonly documentDate: string
  readonly dueDate: string
  readonly amountCents: number
}

export interface OpeningOfFile {
  /** By account of the books: debit minus credit. */
  readonly balances: ReadonlyMap<number, number>
  readonly items: readonly ItemOfFile[]
}

/**
 * The opening balance of an audit file on the accounts of the books. Receivables and payables come as items: of the
 * subledgers where the file has these, else one for each contact with an opening balance; what these leave is one item of
 * the collective contact, so that items and ledger agree.
 */
export function openingOfFile(
  { opening, contacts }: Pick<AuditFileContents, 'opening' | 'contacts'>,
  accountOf: (number: string) => { readonly id: number; readonly rgs: string | null },
): OpeningOfFile {
  const balances = new Map<number, number>()
  const control: Record<OpenItemKind, number> = { receivable: 0, payable: 0 }
  for (const { account, cents } of opening.lines) {
    const { id, rgs } = accountOf(account)
    const before = balances.get(id) ?? 0 // zero: the first of its account
    balances.set(id, before + cents)
    const kind = kindOf(rgs)
    if (kind !== null) control[kind] += signOf(kind) * cents
  }
  const found = new Items(opening.date)
  for (const { account, cents, ...item } of opening.items) {
    const kind = kindOf(accountOf(account).rgs)
    if (kind !== null) found.add({ ...item, kind, amountCents: signOf(kind) * cents })
  }
  if (opening.items.length === 0) {
    for (const contact of contacts) {
      const kind: OpenItemKind = contact.isSupplier && !contact.isCustomer ? 'payable' : 'receivable'
      const amountCents = signOf(kind) * (contact.openingCents ?? 0) // zero: the file says of none
      // Whose side nobody knows is left to the collective contact.
      if (contact.isCustomer !== contact.isSupplier)
        found.add({ ...NO_DOCUMENT, kind, contact: contact.id, amountCents })
    }
  }
  for (const kind of ['receivable', 'payable'] as const)
    found.add({ ...NO_DOCUMENT, kind, contact: null, amountCents: control[kind] - found.sumOf(kind) })
  return { balances, items: found.list() }
}

const NO_DOCUMENT = { number: null, documentDate: null, dueDate: null }

export const kindOf = (rgs: string | null): OpenItemKind | null => {
  if (rgs === SYSTEM_ACCOUNTS.receivables) return 'receivable'
  return rgs === SYSTEM_ACCOUNTS.payables ? 'payable' : null
}

export const signOf = (kind: OpenItemKind): 1 | -1 => (kind === 'receivable' ? 1 : -1)

interface FoundItem {
  readonly kind: OpenItemKind
  readonly contact: string | null
  readonly number: string | null
  readonly documentDate: string | null
  readonly dueDate: string | null
  readonly amountCents: number
}

/** Items by kind, contact and number: an invoice and what was paid of it are one. */
class Items {
  readonly #items = new Map<string, ItemOfFile>()
  readonly #dayBefore: string

  constructor(openingDate: string) {
    this.#dayBefore = addDays(openingDate, -1)
  }

  add({ kind, contact, amountCents, ...item }: FoundItem): void {
    const number = cutText(item.number ?? 'Beginsaldo', 50)
    const key = JSON.stringify([kind, contact, number.toLowerCase()])
    const before = this.#items.get(key)
    const given = item.documentDate ?? this.#dayBefore
    const documentDate = before?.documentDate ?? (given > this.#dayBefore ? this.#dayBefore : given)
    const due = item.dueDate ?? before?.dueDate ?? documentDate
    this.#items.set(key, {
      kind,
      contact,
      number: before?.number ?? number,
      documentDate,
      dueDate: due < documentDate ? documentDate : due,
      amountCents: amountCents + (before?.amountCents ?? 0), // zero: the first of its invoice
    })
  }

  sumOf(kind: OpenItemKind): number {
    return this.list().reduce((sum, item) => sum + (item.kind === kind ? item.amountCents : 0), 0)
  }

  list(): ItemOfFile[] {
    return [...this.#items.values()].filter(({ amountCents }) => amountCents !== 0)
  }
}
