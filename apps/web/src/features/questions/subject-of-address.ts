import type { AskedAbout } from '../../shared/questions/asked-about.ts'

const GENERAL: AskedAbout = { subject: { kind: 'general' }, words: 'de administratie' }

type ThingKind = 'invoice' | 'purchase' | 'document' | 'entry'
const things: readonly (readonly [RegExp, ThingKind, string])[] = [
  [/^invoices\/(\d+)$/, 'invoice', 'deze factuur'],
  [/^purchases\/documents\/(\d+)$/, 'document', 'dit document'],
  [/^purchases\/(\d+)$/, 'purchase', 'deze inkoopfactuur'],
  [/^ledger\/entries\/(\d+)$/, 'entry', 'deze boeking'],
]

/** What a question that is asked on a screen is about: what its address shows, else the administration. */
export function subjectOfAddress(pathname: string): AskedAbout {
  const place = pathname.replace(/^\/v2\/administrations\/\d+\//, '').replace(/\/$/, '')
  for (const [pattern, kind, words] of things) {
    const id = pattern.exec(place)?.[1]
    if (id !== undefined) return { subject: { kind, id: Number(id) }, words }
  }
  return GENERAL
}
