import { damaged, truncated } from '../refusal.ts'
import { balanceOf, type Balance } from './balance.ts'
import type { Field } from './split-fields.ts'

/** A message while it is being read. */
export interface Draft {
  reference: string
  account: string
  number: string
  opening: Balance | null
  opensPage: boolean
  transactions: { field: Field; information: string[] }[]
}

export function newDraft(): Draft {
  return { reference: '', account: '', number: '', opening: null, opensPage: false, transactions: [] }
}

/**
 * Puts a field into the draft.
 * @returns where the `:86:` lines that follow belong, for a transaction; else null.
 */
export function readInto(draft: Draft, field: Field, isLast: boolean): string[] | null {
  if (field.tag === '20') draft.reference = field.value.trim()
  else if (field.tag === '25') draft.account = field.value.trim()
  else if (field.tag === '28' || field.tag === '28C') draft.number = field.value.trim()
  else if (field.tag === '61') {
    const information: string[] = []
    draft.transactions.push({ field, information })
    return information
  } else {
    draft.opening = readBalance(field, isLast)
    draft.opensPage = field.tag === '60M'
  }
  return null
}

/** A balance that cannot be read at the very end of a file was cut off, elsewhere it is damaged. */
export function readBalance(field: Field, isLast: boolean): Balance {
  const balance = balanceOf(field.value)
  if (balance === null) throw isLast ? truncated(field.line) : damaged(`het saldo "${field.value}"`, field.line)
  return balance
}
