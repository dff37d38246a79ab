import type { VatKind } from '../ledger/posting.ts'
import { VAT_BOXES, type VatBox } from '../vat/vat-boxes.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'
import { must } from '../money/must.ts'

/** What the journal says about VAT, summed or line by line. */
export interface VatFact {
  vatCode: VatCode
  vatKind: VatKind
  /** Credit minus debit, as the ledger has it; `signInBox` makes it what the form shows. */
  balanceCents: number
}

export interface VatReturnBox {
  box: VatBox
  /** Null where the form has no such column. */
  baseCents: number | null
  vatCents: number | null
  baseEuros: number | null
  vatEuros: number | null
}

export interface VatReturnTotals {
  /** 5a - 5b to the cent, as the ledger has it; negative is a refund. */
  exactCents: number
  /** 5g, the whole euros of the return, in cents. */
  payableCents: number
  /** What rounding saves and is booked as a payment difference; never negative. */
  roundingDifferenceCents: number
}

const BOXES = Object.keys(VAT_BOXES) as VatBox[]

/**
 * All boxes of the return, in the order of the form. Cents are exact; euros are
 * whole and in the taxpayer's favour per box, as the tax authority allows: what
 * is payable goes down, deductible VAT (5b) goes up, and negative amounts in the
 * same direction. 5a adds the rounded boxes and 5g is 5a - 5b, so that the form
 * adds up.
 */
export function vatReturnBoxes(facts: readonly VatFact[]): VatReturnBox[] {
  const base = new Map<VatBox, number>()
  const vat = new Map<VatBox, number>()
  for (const fact of facts) {
    const box = ownBox(fact.vatCode, fact.vatKind)
    if (box === null) continue
    const column = fact.vatKind === 'base' ? base : vat
    const before = column.get(box) ?? 0 // zero: the first of its box
    column.set(box, before + fact.balanceCents * signInBox(box, fact))
  }

  const boxes = new Map(BOXES.map((name) => [name, rounded(name, base, vat)]))
  const due = [...boxes.values()].filter(({ box }) => !box.startsWith('5'))
  const deductible = must(boxes.get('5b'), 'box 5b')
  const dueCents = add(due.map(({ vatCents }) => vatCents))
  const dueEuros = add(due.map(({ vatEuros }) => vatEuros))
  boxes.set('5a', totalBox('5a', dueCents, dueEuros))
  boxes.set('5g', totalBox('5g', dueCents - vatOf(deductible).cents, dueEuros - vatOf(deductible).euros))
  return [...boxes.values()]
}

/** What is payable and what rounding saves, from the boxes of a return. */
export function vatReturnTotals(boxes: readonly VatReturnBox[]): VatReturnTotals {
  const total = vatOf(
    must(
      boxes.find(({ box }) => box === '5g'),
      'box 5g',
    ),
  )
  const exactCents = total.cents
  const payableCents = total.euros * 100
  return { exactCents, payableCents, roundingDifferenceCents: exactCents - payableCents }
}

/**
 * The boxes in which a journal line with this code and kind counts, so that a box
 * can list its lines: the box of its own first, then the totals it is part of.
 */
export function boxesOf(vatCode: VatCode, vatKind: VatKind): VatBox[] {
  const box = ownBox(vatCode, vatKind)
  if (box === null) return []
  if (vatKind === 'base') return [box]
  return vatKind === 'output' ? [box, '5a', '5g'] : [box, '5g']
}

function ownBox(vatCode: VatCode, vatKind: VatKind): VatBox | null {
  if (vatKind === 'input') return '5b'
  const { baseBox, outputBox } = VAT_CODES[vatCode]
  return vatKind === 'base' ? baseBox : outputBox
}

/**
 * What credit minus debit of a line is multiplied by to be its amount in a box. What is bought and VAT that is
 * reclaimed are debits that the form shows as positive amounts; 5g takes off what is reclaimed, as the ledger does.
 */
export function signInBox(box: VatBox, { vatCode, vatKind }: Pick<VatFact, 'vatCode' | 'vatKind'>): 1 | -1 {
  if (box === '5g') return 1
  return vatKind === 'input' || (vatKind === 'base' && VAT_CODES[vatCode].side === 'purchase') ? -1 : 1
}

function rounded(box: VatBox, base: ReadonlyMap<VatBox, number>, vat: ReadonlyMap<VatBox, number>): VatReturnBox {
  const { hasBase, hasVat } = VAT_BOXES[box]
  const baseCents = hasBase ? (base.get(box) ?? 0) : null // zero: nothing counts in it
  const vatCents = hasVat ? (vat.get(box) ?? 0) : null // zero: nothing counts in it
  return {
    box,
    baseCents,
    vatCents,
    baseEuros: baseCents === null ? null : Math.floor(baseCents / 100),
    vatEuros: vatCents === null ? null : wholeEuros(box, vatCents),
  }
}

function wholeEuros(box: VatBox, cents: number): number {
  // Adding 0 turns the -0 that Math.ceil gives for -0.3 into 0.
  return (box === '5b' ? Math.ceil(cents / 100) : Math.floor(cents / 100)) + 0
}

function totalBox(box: VatBox, vatCents: number, vatEuros: number): VatReturnBox {
  return { box, baseCents: null, baseEuros: null, vatCents, vatEuros }
}

/** The VAT of a box that has VAT. */
function vatOf({ box, vatCents, vatEuros }: VatReturnBox): { cents: number; euros: number } {
  return { cents: must(vatCents, `the VAT of box ${box}`), euros: must(vatEuros, `the VAT of box ${box}`) }
}

function add(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) // zero: a box without VAT
}
