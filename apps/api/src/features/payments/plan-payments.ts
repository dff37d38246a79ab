import { must } from '@klopt/bookkeeping/money'
import { isSepaIban, type SepaPayment } from '@klopt/bookkeeping/payments'
import { formatEuro } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { heldByFile } from './held-items.ts'

export interface ChosenItem {
  readonly openItemId: number
  readonly amountCents: number
}

/** A chosen invoice or credit invoice, with whom it concerns. */
export interface PlannedItem {
  readonly openItemId: number
  /** How much of it; of a credit invoice, what is set off. */
  readonly amountCents: number
  readonly isCredit: boolean
  readonly number: string
  readonly reference: string
  readonly creditorName: string
  readonly creditorIban: string
}

interface Row {
  id: number
  kind: 'receivable' | 'payable'
  number: string
  open_cents: number
  name: string | null
  iban: string | null
  reference: string
}

/**
 * Holds the chosen items, in the order of their ids, and refuses what cannot be paid: `payment_not_possible`, naming
 * each by its place in the request.
 */
export async function planItems(
  db: Db,
  administrationId: number,
  chosen: readonly ChosenItem[],
): Promise<PlannedItem[]> {
  const ids = chosen.map(({ openItemId }) => openItemId)
  await sql`SELECT FROM open_items WHERE administration_id = ${administrationId} AND id = ANY (${ids}::bigint[])
    ORDER BY id FOR UPDATE`.execute(db)
  // Read after the lock, so that it is what another request has left.
  const rows = await readItems(db, administrationId, ids)
  const held = await heldByFile(db, administrationId, ids)
  const fields: Record<string, string> = {}
  const planned = chosen.flatMap((item, index): PlannedItem[] => {
    const row = rows.get(item.openItemId)
    const isRepeated = ids.indexOf(item.openItemId) < index
    const wrong = isRepeated ? 'Deze factuur is al gekozen.' : whyNot(row, item, held.has(item.openItemId))
    if (wrong !== null) {
      fields[`items.${index}.openItemId`] = wrong
      return []
    }
    const { open_cents: openCents, number, reference, name, iban } = must(row, 'an item that can be paid')
    const creditor = { creditorName: must(name, 'the name of a supplier'), creditorIban: must(iban, 'their IBAN') }
    return [{ ...item, isCredit: openCents < 0, number, reference, ...creditor }]
  })
  if (Object.keys(fields).length > 0) throw new ApiError('payment_not_possible', { fields })
  return planned
}

function whyNot(row: Row | undefined, { amountCents }: ChosenItem, isHeld: boolean): string | null {
  if (row === undefined || row.kind !== 'payable' || row.open_cents === 0) return 'Deze factuur staat niet meer open.'
  if (isHeld) return 'Deze factuur staat al in een betaalbestand.'
  if (row.iban === null) return 'Van deze leverancier is geen IBAN bekend. Vul het in bij de relatie.'
  if (!isSepaIban(row.iban)) return 'Dit IBAN ligt buiten het Europese betaalgebied. Betaal deze factuur bij je bank.'
  const openCents = Math.abs(row.open_cents)
  return amountCents > openCents ? `Van deze factuur staat nog ${formatEuro(openCents)} open.` : null
}

async function readItems(db: Db, administrationId: number, ids: readonly number[]): Promise<Map<number, Row>> {
  const { rows } = await sql<Row>`
    SELECT o.id, o.kind, o.number, o.open_cents, c.name, c.iban, coalesce(p.payment_reference, '') AS reference
    FROM open_items o
    LEFT JOIN contacts c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    LEFT JOIN purchases p ON p.administration_id = ${administrationId} AND p.id = o.purchase_id
    WHERE o.administration_id = ${administrationId} AND o.id = ANY (${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The transfers that pay the items: one for each invoice with its own reference, or one for all of a supplier whose
 * credit invoices are set off. Throws `invalid_input` where those come to as much as the invoices or more.
 */
export function transfersOf(items: readonly PlannedItem[], executionDate: string): Omit<SepaPayment, 'endToEndId'>[] {
  const fields: Record<string, string> = {}
  const transfers = [...Map.groupBy(items, ({ creditorIban }) => creditorIban).values()].flatMap((ofSupplier) => {
    if (!ofSupplier.some(({ isCredit }) => isCredit)) return ofSupplier.map((item) => transferOf([item], executionDate))
    const transfer = transferOf(ofSupplier, executionDate)
    if (transfer.amountCents <= 0) {
      const credit = items.findIndex((item) => item.isCredit && item.creditorIban === transfer.creditorIban)
      fields[`items.${credit}.amountCents`] =
        `Er blijft voor ${transfer.creditorName} niets te betalen over. Kies ook facturen, of laat de creditfactuur weg.`
    }
    return [transfer]
  })
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return transfers
}

function transferOf(items: readonly PlannedItem[], executionDate: string): Omit<SepaPayment, 'endToEndId'> {
  const first = must(items[0], 'an item of a transfer')
  return {
    amountCents: items.reduce((sum, { amountCents, isCredit }) => sum + (isCredit ? -amountCents : amountCents), 0),
    creditorName: first.creditorName,
    creditorIban: first.creditorIban,
    executionDate,
    reference: items.length === 1 ? first.reference || first.number : items.map(({ number }) => number).join(', '),
  }
}
