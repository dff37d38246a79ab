import type { IcpList } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'

const thousands = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** Whole euros with points: '4.504', and '-1.250'. */
export const wholeEuros = (euros: number): string => thousands.format(euros)

/** How a list stands, in a word; one without supplies need not be filed. */
export function stateOf({ state, totalEuros }: Pick<IcpList, 'state' | 'totalEuros'>): {
  label: string
  tone: BadgeProps['tone']
} {
  if (state === 'filed') return { label: 'Ingediend', tone: 'success' }
  if (state === 'open' || state === 'future') return { label: 'Loopt nog', tone: 'neutral' }
  if (totalEuros === 0) return { label: 'Niet nodig', tone: 'neutral' }
  return state === 'late' ? { label: 'Te laat', tone: 'danger' } : { label: 'Nog indienen', tone: 'warning' }
}

/** What is to be done about a list, in a sentence. */
export function dueSentence(list: Pick<IcpList, 'state' | 'dueDate' | 'totalEuros' | 'end' | 'filed'>): string {
  if (list.filed) return `Ingediend op ${formatDateLong(list.filed.handedInOn)}.`
  if (list.state === 'open' || list.state === 'future') return `Loopt tot en met ${formatDateLong(list.end)}.`
  if (list.totalEuros === 0) return 'Niets geleverd aan klanten in andere EU-landen: je hoeft geen opgaaf te doen.'
  return `Uiterlijk ${formatDateLong(list.dueDate)} indienen.`
}

/** A VAT number as the form asks it: its country apart. */
export const countryAndNumber = (vatNumber: string): [country: string, number: string] => [
  vatNumber.slice(0, 2),
  vatNumber.slice(2),
]
