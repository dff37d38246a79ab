import { otherSideOf } from '@klopt/bookkeeping/bank'
import type { Db } from '../../../database/db.ts'
import { planProcessing, processLine, type Processor } from '../process-line.ts'
import { joinSides, toTransit } from './book-other-side.ts'
import { inTransitAccount, loadSides, type LoadedSide } from './load-sides.ts'
import { lockLines } from './lock-sides.ts'

/**
 * Books the waiting lines that are the other side of a transfer somebody accepted before they came in, so that one press
 * is enough for both. Answers their ids.
 */
export async function bookArrivedSides(db: Db, processor: Processor): Promise<number[]> {
  const { administrationId } = processor
  const accountId = await inTransitAccount(db, administrationId)
  const found = arrived(await loadSides(db, administrationId)).flatMap(({ line, other }) => [line.id, other.id])
  if (accountId === null || found.length === 0) return []
  await lockLines(db, administrationId, found)
  const pairs = arrived(await loadSides(db, administrationId))
  for (const { line, other } of pairs) {
    const processing = toTransit(accountId, line.amountCents)
    const plan = await planProcessing(db, administrationId, line.id, processing, { forUpdate: true })
    await processLine(db, processor, plan)
    await joinSides(db, processor, plan.transaction, { other, accountId })
  }
  return pairs.map(({ line }) => line.id)
}

/** The waiting lines of which the other side was booked, each with one of its own. */
function arrived(sides: readonly LoadedSide[]): { line: LoadedSide; other: LoadedSide }[] {
  const booked = new Set(sides.filter(({ transferId }) => transferId !== null))
  const waiting = sides.filter(({ transferId }) => transferId === null)
  return waiting.flatMap((line) => {
    const other = otherSideOf(line, [...booked])
    if (other === null) return []
    booked.delete(other)
    return [{ line, other }]
  })
}
