import type { BankLine } from '../types.ts'
import { squeeze } from '../text/squeeze.ts'
import type { Element } from './element.ts'
import type { Counterparty } from './party.ts'
import { endToEndIdOf, structuredReferenceOf, writtenIn } from './remittance.ts'

/** As many payments as a reader still takes in; of the rest it is said how many they are. */
const MOST_TOLD = 10

type BatchWords = Pick<BankLine, keyof Counterparty | 'description'>

/**
 * What a batch tells that stays one line: what the bank wrote with it, of each payment to whom it went and what for, and the
 * references beside that. They come last, so that a line that was read without them is begun by the same text.
 * @param parties of the payments, in their order.
 */
export function batchWords(told: string, payments: readonly Element[], parties: readonly Counterparty[]): BatchWords {
  const words = payments.map((payment, index) => wordsOf(payment, parties[index]?.counterpartyName ?? null))
  const known = words.filter((text) => text !== '')
  const rest = known.length > MOST_TOLD ? [`en nog ${known.length - MOST_TOLD}`] : []
  const [first] = parties
  const isOneParty = parties.every(
    (party) => party.counterpartyName === first?.counterpartyName && party.counterpartyIban === first.counterpartyIban,
  )
  return {
    counterpartyName: (isOneParty && first?.counterpartyName) || null, // zero: they went to several
    counterpartyIban: (isOneParty && first?.counterpartyIban) || null, // zero: the same
    description: squeeze(
      [told, [...known.slice(0, MOST_TOLD), ...rest].join('; '), ...referencesOf(payments)].join(' '),
    ),
  }
}

/** Of payments that have a text as well: without one the reference is what is written. */
function referencesOf(payments: readonly Element[]): string[] {
  const written = payments.filter((payment) => writtenIn(payment) !== '').slice(0, MOST_TOLD)
  return written.flatMap((payment) => {
    const reference = structuredReferenceOf(payment)
    return reference === null || writtenIn(payment).includes(reference) ? [] : [reference]
  })
}

/** 'Bakkerij Zon: factuur 12'; what a payer left out is left out. */
function wordsOf(payment: Element, name: string | null): string {
  const text = writtenIn(payment) || structuredReferenceOf(payment) || endToEndIdOf(payment) || '' // zero: nothing was written
  return [name, text].filter(Boolean).join(': ')
}
