import { squeeze } from '../text/squeeze.ts'
import type { ComparableLine } from './line-key.ts'

type Field = 'endToEndId' | 'counterpartyIban' | 'structuredReference' | 'counterpartyName' | 'description'

/** What identifies a payment: where both sides tell it and differ, they are two payments. */
const IDENTITY: readonly Field[] = ['endToEndId', 'counterpartyIban', 'structuredReference']

/** What two lines of one payment have in common, what says most first. */
const ALIKE: readonly (readonly Field[])[] = [
  ['endToEndId'],
  ['counterpartyIban', 'structuredReference'],
  ['counterpartyIban', 'description'],
  ['structuredReference'],
  ['counterpartyIban'],
  ['counterpartyName', 'description'],
  ['counterpartyName'],
  ['description'],
]

/** For each way in which lines can be alike, a key that is equal for those that are; null where a line tells too little. */
export const LIKENESSES = ALIKE.map((fields) => (line: ComparableLine): string | null => {
  const told = fields.map((field) => normal(line[field]))
  return told.includes('') ? null : JSON.stringify([dayAndAmount(line), ...told])
})

/** Whether two lines of one day and amount cannot be one payment, as a complete statement tells it and a notice. */
export function contradict(one: ComparableLine, other: ComparableLine): boolean {
  return differIn(IDENTITY, one, other)
}

/** Whether nothing tells two lines of one day and amount apart, as two notices tell them: they may be one, and may be two. */
export function mayBeOne(one: ComparableLine, other: ComparableLine): boolean {
  return !differIn([...IDENTITY, 'counterpartyName', 'description'], one, other)
}

export const dayAndAmount = ({ date, amountCents }: ComparableLine): string => `${date} ${amountCents}`

/** Whether both lines tell one of the fields, and not the same. */
function differIn(fields: readonly Field[], one: ComparableLine, other: ComparableLine): boolean {
  return fields.some((field) => {
    const told = [normal(one[field]), normal(other[field])]
    return !told.includes('') && told[0] !== told[1]
  })
}

function normal(text: string | null): string {
  return squeeze(text ?? '').toUpperCase() // zero: not told
}
