import type { Random } from './random.ts'

export interface BillLine {
  readonly description: string
  readonly quantity: number
  /** Excluding VAT, or including it on a bill of consumer prices. */
  readonly unitCents: number
  readonly ratePercent: number
  readonly amountCents: number
}

export interface VatOfRate {
  readonly ratePercent: number
  readonly baseCents: number
  readonly vatCents: number
}

export interface Bill {
  readonly lines: readonly BillLine[]
  /** Of the lines together, before what follows. */
  readonly subtotalCents: number
  /** 0 or negative. */
  readonly discountCents: number
  readonly shippingCents: number
  /** From the highest rate to the lowest. */
  readonly vat: readonly VatOfRate[]
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

export interface Goods {
  readonly description: string
  /** A price is drawn between these. */
  readonly cents: readonly [least: number, most: number]
  readonly ratePercent: number
  readonly most?: number
}

interface BillOptions {
  readonly count: number
  /** Whether prices include VAT. */
  readonly inclusive?: boolean
  readonly discountPercent?: number
  readonly shippingCents?: number
  /** For a credit note: every quantity is negative. */
  readonly negative?: boolean
}

/** Draws lines from what a supplier sells and adds them up; discount and shipping fall under the highest rate. */
export function billOf(random: Random, goods: readonly Goods[], options: BillOptions): Bill {
  const { count, inclusive = false, discountPercent = 0, shippingCents = 0, negative = false } = options
  const chosen = count <= goods.length ? random.shuffle(goods).slice(0, count) : goodsRepeated(random, goods, count)
  const lines = chosen.map(({ description, cents: [least, most], ratePercent, most: mostPieces = 4 }) => {
    const quantity = random.int(1, mostPieces) * (negative ? -1 : 1)
    const unitCents = random.chance(0.3) ? Math.ceil(random.int(least, most) / 500) * 500 : random.int(least, most)
    return { description, quantity, unitCents, ratePercent, amountCents: quantity * unitCents }
  })
  const subtotalCents = sum(lines.map((line) => line.amountCents))
  const discountCents = -Math.round((subtotalCents * discountPercent) / 100) || 0
  const rates = [...new Set(lines.map((line) => line.ratePercent))].toSorted((a, b) => b - a)
  const vat = rates.map((ratePercent, index) => {
    const own = sum(lines.filter((line) => line.ratePercent === ratePercent).map((line) => line.amountCents))
    return vatOf(own + (index === 0 ? discountCents + shippingCents : 0), ratePercent, inclusive)
  })
  const [netCents, vatCents] = [sum(vat.map((rate) => rate.baseCents)), sum(vat.map((rate) => rate.vatCents))]
  return {
    lines,
    subtotalCents,
    discountCents,
    shippingCents,
    vat,
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
  }
}

function vatOf(cents: number, ratePercent: number, inclusive: boolean): VatOfRate {
  const vatCents = Math.round((cents * ratePercent) / (inclusive ? 100 + ratePercent : 100))
  return { ratePercent, baseCents: inclusive ? cents - vatCents : cents, vatCents }
}

const goodsRepeated = (random: Random, goods: readonly Goods[], count: number): Goods[] =>
  Array.from({ length: count }, () => random.pick(goods))

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
