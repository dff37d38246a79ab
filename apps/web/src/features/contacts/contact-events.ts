import type { ContactEvent } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { formatEuro } from '@klopt/validators'

/** What happened, in words; `Factuur 2026-0038 bekeken`. */
export function eventText({ kind, number, amountCents }: ContactEvent): string {
  if (kind === 'reminded') return 'Herinnering verstuurd'
  const invoice = must(number, 'the number of a final invoice')
  if (kind === 'paid' || kind === 'settled' || kind === 'returned') {
    const amount = formatEuro(Math.abs(must(amountCents, 'what was paid')))
    return `${amount} ${moved[kind]} ${invoice}`
  }
  return `${invoice} ${deeds[kind]}`
}

const moved = { paid: 'betaald van', returned: 'teruggeboekt van', settled: 'verrekend met' } as const
const deeds = {
  final: 'definitief gemaakt',
  sent: 'verstuurd',
  viewed: 'bekeken',
  bounced: 'kwam niet aan',
} as const
