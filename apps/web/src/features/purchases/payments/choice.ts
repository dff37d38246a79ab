import type { Payable } from '@klopt/api-client/contract'
import { openToPay, paymentObstacle } from '@klopt/bookkeeping/payments'
import { formatEuro } from '@klopt/validators'

/** Whether it can be chosen: what is wrong with an account that is known is told by the server. */
export function isPayable(payable: Payable): boolean {
  const { openCents, iban, paymentFileId } = payable
  const item = { kind: 'payable', openCents, iban, isInFile: paymentFileId !== null } as const
  const obstacle = paymentObstacle(item, openToPay(item))
  return obstacle !== 'in_file' && obstacle !== 'no_iban'
}

/** Why these cannot be chosen. */
export function cannotText(refused: readonly Payable[]): string {
  const [first] = refused
  if (refused.length > 1 || first === undefined)
    return `${refused.length} facturen kunnen niet in een betaalbestand: het IBAN ontbreekt, of ze staan al in een bestand.`
  const why = first.paymentFileId === null ? 'het IBAN ontbreekt' : 'die staat al in een bestand'
  return `De factuur van ${first.contactName || first.number} kan niet in een betaalbestand: ${why}.`
}

/** What is to be paid of an invoice, by the name of its row: positive, of a credit invoice too; null while it is no amount. */
export type Amounts = ReadonlyMap<string, number | null>

/** A chosen invoice or credit invoice. */
export interface Chosen {
  readonly payable: Payable
  /** How much of it: all that is open, unless somebody says less. */
  readonly amountCents: number | null
  /** Why that cannot be. */
  readonly wrong: string | undefined
}

/** What is chosen of what can be paid, and what it comes to: credit invoices are set off. */
export function chosenOf(payables: readonly Payable[], amounts: Amounts) {
  const items = payables.filter((payable) => isPayable(payable) && amounts.has(keyOf(payable))).map(chosen)
  const totalCents = items.reduce((sum, { payable, amountCents }) => sum + signOf(payable) * (amountCents ?? 0), 0)
  return { items, totalCents, isRight: items.every(({ wrong }) => wrong === undefined) }

  function chosen(payable: Payable): Chosen {
    const amountCents = amounts.get(keyOf(payable)) ?? null
    return { payable, amountCents, wrong: wrongIn(payable, amountCents) }
  }
}

function wrongIn(payable: Payable, amountCents: number | null): string | undefined {
  if (amountCents === null || amountCents < 1) return 'Vul een bedrag in'
  const openCents = openToPay(payable)
  return amountCents > openCents ? `Er staat ${formatEuro(openCents)} open` : undefined
}

/** The amounts when these rows are chosen: what was said of a row stays, a new one is paid in full. */
export function choose(payables: readonly Payable[], keys: ReadonlySet<string>, before: Amounts): Amounts {
  const payable = payables.filter((each) => isPayable(each) && keys.has(keyOf(each)))
  return new Map(
    payable.map((each) => [keyOf(each), before.has(keyOf(each)) ? amountIn(before, each) : openToPay(each)]),
  )
}

/** The amounts when these are no longer chosen. */
export function without(payables: readonly Payable[], before: Amounts): Amounts {
  const left = new Set(payables.map(keyOf))
  return new Map([...before].filter(([key]) => !left.has(key)))
}

/** The names of what is chosen when this one is chosen as well, or no longer. */
export function withToggled(amounts: Amounts, payable: Payable): ReadonlySet<string> {
  const keys = new Set(amounts.keys())
  if (!keys.delete(keyOf(payable))) keys.add(keyOf(payable))
  return keys
}

const amountIn = (amounts: Amounts, payable: Payable): number | null => amounts.get(keyOf(payable)) ?? null
const signOf = ({ openCents }: Payable): 1 | -1 => (openCents < 0 ? -1 : 1)

/** The name of a row. */
export const keyOf = ({ openItemId }: Payable): string => String(openItemId)

/** The chosen items as the wire has them: amounts are positive, of a credit invoice too. */
export const wireItems = (items: readonly Chosen[]) =>
  items.map(({ payable: { openItemId }, amountCents }) => ({ openItemId, amountCents: amountCents ?? 0 }))

/** What the server refused, each with the invoice it is about. */
export function refusalsOf(items: readonly Chosen[], fields: Readonly<Record<string, string>>): string[] {
  return Object.entries(fields).flatMap(([path, message]) => {
    const index = /^items\.(\d+)\./.exec(path)?.[1]
    const item = index === undefined ? undefined : items[Number(index)]?.payable
    return item ? [`${item.contactName} ${item.number}: ${message}`] : []
  })
}
