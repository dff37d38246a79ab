import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import type { Correction } from './late-sentences.ts'

const amounts = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, signDisplay: 'exceptZero' })

/** An amount that changes another, with its sign: '+1.260,00' and '−21,00'. */
export const signedCents = (cents: number): string => amounts.format(cents / 100).replace('-', '−')

/** How box 5g changes by the net of the documents: to the cent, or by whole euros of each box. */
export function netSentence({
  vatCents,
  differenceEuros,
  correctedEuros,
  compared,
}: Pick<Correction, 'vatCents' | 'differenceEuros' | 'correctedEuros' | 'compared'>): {
  isExact: boolean
  text: string
} {
  const before = compared.payableEuros
  const sum = `${formatWholeEuros(correctedEuros)} ${before < 0 ? '+' : '−'} ${formatWholeEuros(Math.abs(before))}`
  const isExact = vatCents === differenceEuros * 100
  return { isExact, text: isExact ? `klopt met 5g: ${sum}` : `in 5g, op hele euro’s: ${sum}` }
}
