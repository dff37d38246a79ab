import type { AskedAbout } from '../../shared/questions/asked-about.ts'

const GENERAL: AskedAbout = { subject: { kind: 'general' }, words: 'de administratie' }

type ThingKind = 'invoice' | 'purchase' | 'document' | 'entry'
const things: readonly (readonly [RegExp, ThingKind, string])[] = [
  [/^invoices\/(\d+)$/, 'invoice', 'deze factuur'],
  [/^purchases\/documents\/(\d+)$/, 'document', 'dit document'],
  [/^purchases\/(\d+)$/, 'purchase', 'deze inkoopfactuur'],
  [/^ledger\/entries\/(\d+)$/, 'entry', 'deze boeking'],
]

const PERIOD = /^\d{4}(-(0[1-9]|1[0-2]|Q[1-4]))?$/

/** What a question that is asked on a screen is about: what its address shows, else the administration. */
export function subjectOfAddress(pathname: string, search: Readonly<Record<string, unknown>>): AskedAbout {
  const place = pathname.replace(/^\/v2\/administrations\/\d+\//, '').replace(/\/$/, '')
  const { period } = search
  if (place === 'vat-return' && typeof period === 'string' && PERIOD.test(period)) {
    return { subject: { kind: 'period', key: period }, words: 'deze btw-periode' }
  }
  for (const [pattern, kind, words] of things) {
    const id = pattern.exec(place)?.[1]
    if (id !== undefined) return { subject: { kind, id: Number(id) }, words }
  }
  return GENERAL
}
