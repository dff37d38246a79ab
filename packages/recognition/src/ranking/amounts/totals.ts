import type { Amount } from './roles.ts'
import { plausibility, type NamedRates } from './rates.ts'

/** Three amounts of which two make the third, and how much speaks for it. */
export interface Totals {
  gross: Amount
  net: Amount
  vat: Amount
  score: number
}

/** A larger amount is more often the total; it decides when nothing else does. */
const PER_SIZE = 0.3

/** The best net and VAT for each amount that can be the total, the best total first. */
export function totalsAmong(amounts: readonly Amount[], named: NamedRates): Totals[] {
  const byCents = new Map(amounts.map((amount) => [amount.cents, amount]))
  const largest = Math.max(0, ...amounts.map(({ cents }) => cents))
  return amounts
    .flatMap((gross) => {
      let best: Totals | undefined
      for (const net of amounts) {
        const vat = net.cents > gross.cents || net.cents === 0 ? undefined : byCents.get(gross.cents - net.cents)
        const score = vat ? scoreOf(gross, net, vat, named) + (PER_SIZE * gross.cents) / largest : -1
        if (vat && score > (best?.score ?? 0)) best = { gross, net, vat, score } // zero: none yet
      }
      return best ? [best] : []
    })
    .sort((a, b) => b.score - a.score)
}

/** An amount alone, by its label and its size, comparable with the score of three. */
export function scoreAlone(amount: Amount, amounts: readonly Amount[]): number {
  const largest = Math.max(1, ...amounts.map(({ cents }) => cents))
  const restOfPayment = isBeforePayment(amount, amounts) ? 0.4 : 0
  return amount.best.gross.proof + (PER_SIZE * amount.cents) / largest + restOfPayment
}

/** What was paid already and what is left to pay make the total. */
function isBeforePayment(gross: Amount, amounts: readonly Amount[]): boolean {
  return amounts.some(
    (paid) =>
      paid.paid > 0.5 &&
      paid.cents < gross.cents &&
      amounts.some((left) => left.cents === gross.cents - paid.cents && left.best.gross.proof > 0.4),
  )
}

function scoreOf(gross: Amount, net: Amount, vat: Amount, named: NamedRates): number {
  const rate = plausibility(net.cents, vat.cents, named)
  // Another tax, as that on insurance, is a part of the price.
  if (named.saysNoVat && vat.cents > 0 && vat.best.vat.proof < 0.3) return -1
  if (isDiscount(vat, net, gross)) return -1
  // The same amount thrice without VAT, or twice the VAT, is a sum by chance.
  if (rate < 0 || gross.best.gross.proof < -0.5 || net.cents === vat.cents) return -1
  return gross.best.gross.proof + 0.5 * net.best.net.proof + 0.5 * vat.best.vat.proof + 0.9 * rate
}

/** What is taken off one amount to make the other is no VAT; in a credit invoice all three are below zero. */
function isDiscount(vat: Amount, net: Amount, gross: Amount): boolean {
  const isTaken = Number(vat.best.vat.value.value) < 0
  return isTaken && [net.best.net, gross.best.gross].every(({ value }) => Number(value.value) > 0)
}
