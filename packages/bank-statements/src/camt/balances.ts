import { centsAt, dateAt, signAt, signed } from './amount.ts'
import { find, textAt, type Element } from './element.ts'

interface Balance {
  code: string
  cents: number
  date: string | null
  currency: string | null
}

export interface Balances {
  opening: Balance | null
  closing: Balance | null
}

/**
 * Picks opening and closing balance. A page of a longer statement opens or closes with an
 * intermediate one (ITBD), and some banks repeat the previous closing (PRCD) as opening.
 */
export function balancesOf(parts: readonly Element[]): Balances {
  const balances = parts.map(balanceOf)
  const first = (code: string) => balances.find((balance) => balance.code === code) ?? null
  const opening = first('OPBD') ?? first('PRCD') ?? first('ITBD')
  const lastIntermediate = balances.findLast((balance) => balance.code === 'ITBD') ?? null
  const closing = first('CLBD') ?? (lastIntermediate === opening ? null : lastIntermediate)
  return { opening, closing }
}

function balanceOf(part: Element): Balance {
  return {
    code: textAt(part, 'Tp/CdOrPrtry/Cd') ?? textAt(part, 'Tp/CdOrPrtry/Prtry') ?? '', // zero: of no kind, so neither opening nor closing
    cents: signed(centsAt(part), signAt(part)),
    date: dateAt(part, 'Dt'),
    currency: find(part, 'Amt')?.attributes['Ccy'] ?? null,
  }
}
