import { must } from '@klopt/bookkeeping/money'
import {
  addShares,
  bankCentsOf,
  centsOfForeign,
  movedByPayment,
  partPayment,
  returnedPayment,
  waitingAfter,
  type MovedVat,
  type PaidSoFar,
  type PartPayment,
} from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'
import { openForeign } from './foreign-items.ts'
import { lockOpenItems, type OpenItemRow } from './lock-open-items.ts'
import { paidSoFar } from './paid-so-far.ts'

/** A part of a bank line or of an entry that would settle an open item. */
export interface ItemPart {
  readonly openItemId: number
  /** As it would go over the bank: money in is positive. */
  readonly amountCents: number
  /** Of an item in another currency: how much of that it pays, signed as the amount; the share of its euros when left out. */
  readonly foreignAmount?: number | undefined
}

export interface PlannedItem extends PartPayment {
  /** As it is just before this part: an item may be named more than once. */
  readonly item: OpenItemRow
  readonly amountCents: number
  /** Of an item in another currency, where it was said: how much of that is settled, signed like the item. */
  readonly foreignSettled: number | null
  /** As it goes over the bank: how much more this part brings than the item was booked for. */
  readonly exchangeCents: number
  /** VAT that a final invoice made due later than this payment was received; null where none was. */
  readonly vatMoved: MovedVat | null
}

interface Locking {
  /** Whether the items stay locked, in the order of their ids, until the transaction ends. */
  readonly forUpdate: boolean
  /** The day of the payment. */
  readonly paidOn: string
  /** The input that a part comes from, which is named when not so much is open. */
  readonly fieldOf: (index: number) => string
  /** Whether a part may take back what was paid by the bank: a payment that came back. */
  readonly mayReturn?: boolean
  /** Names the line of a part, 'Regel 2', for parts that somebody typed on a side: an unknown item or a wrong side is told there. */
  readonly placeOf?: (index: number) => string
}

/** The open items that parts settle, in the order of the parts. Throws `not_found`, and `amount_mismatch` for more than is open. */
export async function lockItems(
  db: Db,
  administrationId: number,
  parts: readonly ItemPart[],
  { forUpdate, paidOn, fieldOf, mayReturn = false, placeOf }: Locking,
): Promise<PlannedItem[]> {
  if (parts.length === 0) return []
  const ids = parts.map((part) => part.openItemId)
  const rows = await (forUpdate
    ? lockOpenItems(db, administrationId, { ids })
    : db
        .selectFrom('open_items')
        .selectAll()
        .where('administration_id', '=', administrationId)
        .where('id', 'in', ids)
        .execute())
  const left = new Map(rows.map((row) => [row.id, row]))
  const foreign = await openForeign(db, administrationId, rows)
  const paid = mayReturn ? await paidSoFar(db, administrationId, ids) : new Map<number, PaidSoFar>()
  return parts.map((part, index) => {
    const { openItemId } = part
    const item = left.get(openItemId)
    if (!item) throw placeOf ? unknownItem(fieldOf(index), placeOf(index)) : new ApiError('not_found')
    if (placeOf) assertSide(item, part, { field: fieldOf(index), place: placeOf(index) })
    const soFar = paid.get(openItemId)
    const known = { field: fieldOf(index), paidOn, paid: soFar, openForeign: foreign.get(openItemId) }
    const planned = planItem(item, part, known)
    if (planned.foreignSettled !== null)
      foreign.set(openItemId, must(foreign.get(openItemId), 'what is open') - planned.foreignSettled)
    left.set(openItemId, afterwards(planned))
    if (soFar) paid.set(openItemId, paidAfterwards(soFar, planned))
    return planned
  })
}

const unknownItem = (field: string, place: string) =>
  new ApiError('invalid_input', {
    fields: { [field]: `${place}: deze openstaande post is er niet. Kies een factuur uit de lijst.` },
  })

/** What a customer owes goes down in credit, what a supplier is owed in debit; of credit invoices it is the other way round. */
function assertSide(
  { kind, number, open_cents: openCents }: OpenItemRow,
  { amountCents }: ItemPart,
  { field, place }: { readonly field: string; readonly place: string },
): void {
  if (openCents === 0 || amountCents === 0 || Math.sign(bankCentsOf(kind, amountCents)) === Math.sign(openCents)) return
  const [account, whose] = kind === 'receivable' ? ['Debiteuren', 'een klant'] : ['Crediteuren', 'een leverancier']
  const isOwed = (kind === 'receivable') === openCents > 0
  const what = openCents > 0 ? `een factuur van ${whose}` : `een creditfactuur van ${whose}`
  const [side, other] = isOwed ? ['credit', 'debet'] : ['debet', 'credit']
  const why = `${number} is ${what} en staat op ${account} aan de ${other}kant, dus een betaling of verrekening boek je aan de ${side}kant.`
  throw new ApiError('amount_mismatch', { fields: { [field]: `${place}: ${why} Zet het bedrag in ${side}.` } })
}

interface Known {
  readonly field: string
  readonly paidOn: string
  readonly paid: PaidSoFar | undefined
  /** What is open of it in its currency; undefined for euros. */
  readonly openForeign: number | undefined
}

function planItem(item: OpenItemRow, { amountCents, foreignAmount }: ItemPart, known: Known): PlannedItem {
  const { kind, open_cents: openCents, postponed_vat: postponedVat } = item
  const { field, paidOn, paid, openForeign: open } = known
  const state = { kind, openCents, postponedVat }
  if (foreignAmount !== undefined && open !== undefined) {
    const foreignSettled = bankCentsOf(kind, foreignAmount)
    const cents = centsOfForeign({ openCents, openForeign: open }, foreignSettled)
    const settledCents = cents === null ? null : bankCentsOf(kind, cents)
    const payment = settledCents === null ? null : partPayment(state, settledCents)
    if (payment === null || settledCents === null || Math.sign(amountCents) !== Math.sign(settledCents)) {
      throw new ApiError('amount_mismatch', { fields: { [field]: `Op ${item.number} staat dit bedrag niet open.` } })
    }
    return { item, amountCents, ...payment, foreignSettled, exchangeCents: amountCents - settledCents, vatMoved: null }
  }
  const payment = partPayment(state, amountCents) ?? (paid ? returnedPayment(state, paid, amountCents) : null)
  if (payment === null) {
    throw new ApiError('amount_mismatch', { fields: { [field]: `Op ${item.number} staat niet zoveel meer open.` } })
  }
  return { item, amountCents, ...payment, ...vatOf(item, payment, paidOn), foreignSettled: null, exchangeCents: 0 }
}

/**
 * What a payment does to VAT. Of a deposit whose final invoice stands, the supply is taxed whatever comes back: what was received
 * before it and came back before it, counts on the day of the final invoice; what comes back later changes nothing.
 */
function vatOf(item: OpenItemRow, { settledCents, vatDue }: PartPayment, paidOn: string) {
  const { released_vat: shares, released_on: day, released_cents: openCents } = item
  if (shares === null || day === null || openCents === null) return { vatDue, vatMoved: null }
  if (settledCents > 0)
    return { vatDue, vatMoved: movedByPayment({ shares, day, openCents }, item.open_cents, { settledCents, paidOn }) }
  const cameBack = vatDue !== null && vatDue.length > 0 && paidOn < day
  return { vatDue: null, vatMoved: cameBack ? { shares: vatDue, from: day } : null }
}

function afterwards({ item, settledCents, vatDue }: PlannedItem): OpenItemRow {
  return {
    ...item,
    open_cents: item.open_cents - settledCents,
    postponed_vat: waitingAfter(item.postponed_vat, vatDue),
  }
}

const paidAfterwards = ({ paidCents, vatDue }: PaidSoFar, planned: PlannedItem): PaidSoFar => ({
  paidCents: paidCents + planned.settledCents,
  vatDue: addShares(vatDue, planned.vatDue ?? []),
})
