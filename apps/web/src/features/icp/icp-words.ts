import type { IcpList, IcpListRow } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { dayOfInstant } from '../../shared/dates/times.ts'

/** How a list stands, in a word; one without supplies need not be filed. */
export function stateOf({ state, totalEuros }: Pick<IcpList, 'state' | 'totalEuros'>): {
  label: string
  tone: BadgeProps['tone']
} {
  if (state === 'filed') return { label: 'Ingediend', tone: 'success' }
  if (state === 'open' || state === 'future') return { label: 'Loopt', tone: 'neutral' }
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

/** What VIES said of a number, with its proof: 'Geldig op 20 mei 2026, raadpleegnummer WAPI…'. */
export function viesWords({ state, answeredAt, consultationNumber }: NonNullable<IcpListRow['vies']>): string {
  if (state === 'waiting' || answeredAt === null) return 'VIES heeft nog niet geantwoord'
  const said = `Volgens VIES ${state === 'valid' ? 'geldig' : 'niet geldig'} op ${formatDateLong(dayOfInstant(answeredAt))}`
  return consultationNumber === null ? said : `${said}, raadpleegnummer ${consultationNumber}`
}

/** Of the numbers that VIES knows nobody by; null when there is none. */
export function invalidSentence(rows: readonly Pick<IcpListRow, 'vatNumber' | 'vies'>[]): string | null {
  const numbers = rows.flatMap(({ vatNumber, vies }) => (vies?.state === 'invalid' ? (vatNumber ?? []) : []))
  if (numbers.length === 0) return null
  const named = new Intl.ListFormat('nl').format([...new Set(numbers)])
  return `Vraag je klant naar het juiste nummer van ${named}. Is er geen geldig btw-id, crediteer de factuur dan en reken Nederlandse btw.`
}

/** A VAT number as the form asks it: its country apart. */
export const countryAndNumber = (vatNumber: string): [country: string, number: string] => [
  vatNumber.slice(0, 2),
  vatNumber.slice(2),
]
