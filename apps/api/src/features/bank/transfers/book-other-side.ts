import { otherSideOf } from '@klopt/bookkeeping/bank'
import type { Processing } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { planProcessing, processLine, type Plan, type Processor } from '../process-line.ts'
import { bookAtOtherEnd, inTransitAccount, loadSides, type LoadedSide } from './load-sides.ts'

type Line = Plan['transaction']

/** How the whole of a line goes to the account of money in transit. */
export const toTransit = (accountId: number, amountCents: number): Processing => ({
  items: [],
  bookings: [{ accountId, amountCents, vatCode: null, description: '' }],
})

/**
 * After a line was booked as a transfer between own accounts: books its other side along, when that waits, or joins it
 * to the side that was booked before it. What did not come in yet is kept as missing. Answers the line of the other
 * side; null when there is none yet, or when this is no transfer.
 */
export async function bookOtherSide(
  db: Db,
  processor: Processor,
  line: Line,
  processing: Processing,
): Promise<{ id: number; wasWaiting: boolean } | null> {
  const { administrationId } = processor
  const accountId = await transitAccountOf(db, administrationId, line, processing)
  if (accountId === null) return null
  const other = await otherSide(db, administrationId, line)
  if (other === null) {
    await keepTransfer(db, processor, [line])
    return null
  }
  await joinSides(db, processor, line, { other, accountId })
  return { id: other.id, wasWaiting: other.transferId === null }
}

/** The line that would be booked or joined with a line; null when there is none. */
export async function otherSide(db: Db, administrationId: number, line: Line): Promise<LoadedSide | null> {
  const end = await bookAtOtherEnd(db, administrationId, line)
  return end && otherSideOf(asSide(line, end.ownIban), await loadSides(db, administrationId))
}

const asSide = (line: Line, ownIban: string) => ({
  amountCents: line.amount_cents,
  counterpartyIban: line.counterparty_iban,
  ownIban,
  date: line.transaction_date,
})

/** The account of money in transit, when the whole line goes there and to another book of our own; else null. */
async function transitAccountOf(
  db: Db,
  administrationId: number,
  line: Line,
  { items, bookings }: Processing,
): Promise<number | null> {
  const [booking, ...more] = bookings
  if (items.length > 0 || more.length > 0 || booking === undefined || booking.vatCode !== null) return null
  const accountId = await inTransitAccount(db, administrationId)
  if (booking.accountId !== accountId) return null
  return (await bookAtOtherEnd(db, administrationId, line)) && accountId
}

/** Books the other side of a booked line along, or joins the line to the transfer that the other side was booked as. */
export async function joinSides(
  db: Db,
  processor: Processor,
  line: Line,
  { other, accountId }: { readonly other: LoadedSide; readonly accountId: number },
): Promise<void> {
  const { administrationId } = processor
  if (other.transferId === null) {
    const processing = toTransit(accountId, other.amountCents)
    const plan = await planProcessing(db, administrationId, other.id, processing, { forUpdate: true })
    await processLine(db, processor, plan)
    await keepTransfer(db, processor, [line, plan.transaction])
  } else {
    await completeTransfer(db, administrationId, other.transferId, line)
  }
}

async function keepTransfer(db: Db, { administrationId, now }: Processor, lines: readonly Line[]): Promise<void> {
  const idOf = (sign: number) => lines.find((line) => Math.sign(line.amount_cents) === sign)?.id ?? null
  await db
    .insertInto('own_transfers')
    .values({ administration_id: administrationId, out_line_id: idOf(-1), in_line_id: idOf(1), created_at: now })
    .execute()
}

/** Gives a transfer the side that was missing. Throws `version_conflict` when it was found meanwhile. */
async function completeTransfer(db: Db, administrationId: number, transferId: number, line: Line): Promise<void> {
  const column = line.amount_cents < 0 ? 'out_line_id' : 'in_line_id'
  const completed = await db
    .updateTable('own_transfers')
    .set({ [column]: line.id })
    .where('administration_id', '=', administrationId)
    .where('id', '=', transferId)
    .where(column, 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!completed) throw new ApiError('version_conflict')
}
