import { createSuggester, type Suggestion } from '@klopt/api/bench'
import type { JudgedLine, PaidOverTime, World } from './load-world.ts'

export interface Outcome {
  readonly line: JudgedLine
  readonly best: Suggestion | undefined
  readonly isRight: boolean
}

/** So many of the newest bookings teach, as in the product. */
const REMEMBERED_BOOKINGS = 500

/**
 * The first suggestion for each line as it would have been at the end of its month: what was booked in the months before is known,
 * and so are all documents up to then. `seen` changes how a line reads before it is judged; what is learned is what was booked.
 */
export function replay(world: World, seen: (line: JudgedLine) => JudgedLine = (line) => line): Outcome[] {
  const months = Map.groupBy(world.lines, ({ date }) => date.slice(0, 7))
  return [...months].flatMap(([month, lines]) => {
    const before = world.lines.filter(({ date }) => date.slice(0, 7) < month)
    const suggest = createSuggester({
      openItems: openItemsOf(world, month, before),
      rules: [],
      history: historyOf(before),
      own: { ibans: world.ownIbans, inTransitAccountId: world.inTransitAccountId, sides: [] },
    })
    return lines.map((line) => {
      const [best] = suggest(seen(line))
      return { line, best, isRight: best !== undefined && isAsBooked(best, line) }
    })
  })
}

function openItemsOf({ items }: World, month: string, before: readonly JudgedLine[]) {
  const contactOf = new Map(items.map(({ id, contactId }) => [id, contactId]))
  const ibans = Map.groupBy(
    before.flatMap(({ itemIds, counterpartyIban: iban }) =>
      iban === null ? [] : itemIds.map((id) => ({ contactId: contactOf.get(id) ?? null, iban })),
    ),
    ({ contactId }) => contactId,
  )
  return items
    .filter(({ date }) => date.slice(0, 7) <= month)
    .map((item) => ({
      ...item,
      openCents: openBefore(item, month),
      contactIbans: [
        ...new Set([
          ...(item.contactIban === null ? [] : [item.contactIban]),
          ...(item.contactId === null ? [] : (ibans.get(item.contactId) ?? []).map(({ iban }) => iban)),
        ]),
      ],
    }))
    .filter(({ openCents }) => openCents !== 0)
}

const openBefore = ({ grossCents, settlements }: PaidOverTime, month: string): number =>
  grossCents - settlements.reduce((sum, { on, cents }) => (on.slice(0, 7) < month ? sum + cents : sum), 0)

const historyOf = (before: readonly JudgedLine[]) =>
  before
    .toReversed()
    .slice(0, REMEMBERED_BOOKINGS)
    .flatMap((line) => (line.itemIds.length > 0 ? [] : line.accounts.map((booked) => ({ ...line, ...booked }))))

/** Whether accepting it would have booked the line as it was booked. */
function isAsBooked(best: Suggestion, { itemIds, accounts }: JudgedLine): boolean {
  if (best.kind === 'open_item') return itemIds.length === 1 && itemIds[0] === best.openItemId
  if (best.kind === 'combination') {
    const paid = best.items.map(({ openItemId }) => openItemId).toSorted((a, b) => a - b)
    return JSON.stringify(paid) === JSON.stringify(itemIds.toSorted((a, b) => a - b))
  }
  const [booked, ...more] = accounts
  return (
    itemIds.length === 0 &&
    more.length === 0 &&
    booked !== undefined &&
    booked.accountId === best.accountId &&
    booked.vatCode === best.vatCode
  )
}
