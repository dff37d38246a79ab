import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { vatPeriodWords } from '@klopt/bookkeeping/vat'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'

export type LatePeriod = ResponseOf<typeof contract.vatCorrections.late>['periods'][number]
export type Correction = ResponseOf<typeof contract.vatCorrections.get>

/** What is late of a period: 'Over het 1e kwartaal 2026: € 21,00 te betalen.' */
export function lateAmountSentence({
  label,
  waitingCents,
  verdict,
}: Pick<LatePeriod, 'label' | 'waitingCents' | 'verdict'>): string {
  const amount = `Over ${vatPeriodWords(label)}: ${formatEuro(Math.abs(waitingCents))}`
  if (verdict === 'expired') return `${amount} btw, te laat om aan te geven.`
  return `${amount} ${waitingCents < 0 ? 'terug te vragen' : 'te betalen'}.`
}

/** Net of the period and its year, where those are not the amount itself; null when they are. */
export function netSentence(late: Pick<LatePeriod, 'waitingCents' | 'netCents' | 'yearNetCents' | 'periodEnd'>) {
  const { waitingCents, netCents, yearNetCents, periodEnd } = late
  const parts = [
    ...(netCents === waitingCents ? [] : [`${formatEuro(netCents)} in dit tijdvak, met wat al eerder meeging`]),
    ...(yearNetCents === netCents ? [] : [`${formatEuro(yearNetCents)} over heel ${periodEnd.slice(0, 4)}`]),
  ]
  return parts.length === 0 ? null : `Per saldo ${parts.join(' en ')}.`
}

/** What the law asks, in plain words. */
export function verdictSentence({
  verdict,
  reasons,
  correctableUntil,
}: Pick<LatePeriod, 'verdict' | 'reasons' | 'correctableUntil'>): string {
  if (verdict === 'expired')
    return `Corrigeren kon tot en met ${formatDateLong(correctableUntil)}. De boekingen blijven staan; de btw geef je niet meer aan.`
  if (verdict === 'next_return')
    return 'Samen is dat hooguit € 1.000. Het mag mee in je volgende aangifte; een suppletie mag ook.'
  return reasonSentence(reasons)
}

/** Why only a suppletie is right. */
export function reasonSentence(reasons: LatePeriod['reasons']): string {
  if (reasons.includes('period_amount'))
    return 'Meer dan € 1.000 mag niet mee in je volgende aangifte. Dan corrigeer je het tijdvak zelf.'
  if (reasons.includes('year_amount'))
    return 'Over het hele jaar is het meer dan € 1.000. Dat mag niet mee in je volgende aangifte: je corrigeert het tijdvak zelf.'
  if (reasons.includes('icp'))
    return 'Leveringen en diensten naar andere EU-landen staan ook in je opgaaf ICP. Een wijziging daarvan is altijd een suppletie.'
  if (reasons.includes('no_next_return'))
    return 'Je doet geen gewone aangifte meer, dus een wijziging geef je aan met een suppletie.'
  return 'Een suppletie mag ook bij hooguit € 1.000.'
}

/** What a correction comes to: 'extra te betalen'. */
export function outcomeWords(differenceEuros: number): string {
  if (differenceEuros === 0) return 'geen verschil in te betalen btw'
  return differenceEuros > 0 ? 'extra te betalen' : 'terug te krijgen'
}

/** What interest is to be expected: 'geen tot 1 april 2026', 'hooguit ongeveer € 64,00'. */
export function interestWords(
  { differenceEuros, expectedInterest, interestFreeUntil }: InterestFacts,
  today: string,
): string {
  if (differenceEuros <= 0) return 'geen, je krijgt terug'
  if (today < interestFreeUntil) return `geen tot ${formatDateLong(interestFreeUntil)}`
  if (expectedInterest.cents === 0) return 'geen'
  return `hooguit ongeveer ${formatEuro(expectedInterest.cents)}`
}

type InterestFacts = Pick<Correction, 'differenceEuros' | 'expectedInterest' | 'interestFreeUntil'>

/** A difference with its sign: '+1.239', '-21', '0'. */
export const formatDifference = (euros: number): string => signed(euros, '')

/** The same where it stands by itself, with the sign before the euro: '+€ 1.239'. */
export const formatEuroDifference = (euros: number): string => signed(euros, '€\u00a0')

function signed(euros: number, currency: string): string {
  const text = formatWholeEuros(Math.abs(euros))
  if (euros === 0) return `${currency}${text}`
  return `${euros > 0 ? '+' : '−'}${currency}${text}`
}

/** Days between two civil days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
