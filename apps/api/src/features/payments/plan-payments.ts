import type { OpenItemKind } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import {
  openToPay,
  paymentObstacle,
  transfersOf,
  type PaymentObstacle,
  type PlannedPayment,
  type Transfer,
} from '@klopt/bookkeeping/payments'
import { formatEuro } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import { heldByFile } from './held-items.ts'

export interface ChosenItem {
  readonly openItemId: number
  readonly amountCents: number
}

/** A chosen invoice, credit invoice or credit of a customer, with whom it concerns. */
export interface PlannedItem extends PlannedPayment {
  readonly openItemId: number
}

interface Row {
  id: number
  kind: OpenItemKind
  number: string
  open_cents: number
  name: string | null
  iban: string | null
  reference: string
  /** Null of euros. */
  currency: string | null
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
  await lockOpenItems(db, administrationId, { ids })
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
    const { kind, open_cents: openCents, number, reference, name, iban } = must(row, 'an item that can be paid')
    const creditor = { creditorName: must(name, 'whom it is paid to'), creditorIban: must(iban, 'their IBAN') }
    return [{ ...item, isCredit: kind === 'payable' && openCents < 0, number, reference, ...creditor }]
  })
  if (Object.keys(fields).length > 0) throw new ApiError('payment_not_possible', { fields })
  return planned
}

function whyNot(row: Row | undefined, { amountCents }: ChosenItem, isInFile: boolean): string | null {
  if (row === undefined) return obstacles.not_open(0)
  if (row.currency !== null)
    return `Deze factuur is in ${row.currency}. Een betaalbestand is in euro: betaal deze factuur bij je bank.`
  const item = { kind: row.kind, openCents: row.open_cents, iban: row.iban, isInFile }
  const obstacle = paymentObstacle(item, amountCents)
  return obstacle && obstacles[obstacle](openToPay(item))
}

const obstacles: Record<PaymentObstacle, (openCents: number) => string> = {
  not_open: () => 'Deze factuur staat niet meer open.',
  in_file: () => 'Deze factuur staat al in een betaalbestand.',
  no_iban: () => 'Van deze relatie is geen IBAN bekend. Vul het in bij de relatie.',
  outside_sepa: () => 'Dit IBAN ligt buiten het Europese betaalgebied. Betaal deze factuur bij je bank.',
  too_much: (openCents) => `Van deze factuur staat nog ${formatEuro(openCents)} open.`,
}

async function readItems(db: Db, administrationId: number, ids: readonly number[]): Promise<Map<number, Row>> {
  const { rows } = await sql<Row>`
    SELECT o.id, o.kind, o.number, o.open_cents, o.currency, c.name, coalesce(p.payment_reference, '') AS reference,
      -- What a customer paid too much goes back to where it came from.
      coalesce(c.iban, k.iban) AS iban
    FROM owed_items o
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    LEFT JOIN payer_ibans k ON k.administration_id = ${administrationId} AND k.contact_id = o.contact_id
      AND o.kind = 'receivable'
    LEFT JOIN purchases p ON p.administration_id = ${administrationId} AND p.id = o.purchase_id
    WHERE o.administration_id = ${administrationId} AND o.id = ANY (${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The transfers that pay the items. Throws `invalid_input` where the credit invoices of a supplier come to as much as the
 * invoices or more.
 */
export function plannedTransfers(items: readonly PlannedItem[]): Transfer[] {
  const transfers = transfersOf(items)
  const fields: Record<string, string> = {}
  for (const { amountCents, creditorIban, creditorName } of transfers) {
    if (amountCents > 0) continue
    const credit = items.findIndex((item) => item.isCredit && item.creditorIban === creditorIban)
    fields[`items.${credit}.amountCents`] =
      `Er blijft voor ${creditorName} niets te betalen over. Kies ook facturen, of laat de creditfactuur weg.`
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return transfers
}
