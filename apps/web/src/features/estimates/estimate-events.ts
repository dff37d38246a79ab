import type { Estimate } from '@klopt/api-client/contract'
import { formatDateShort } from '@klopt/validators'
import { dayOfInstant, instantText } from '../../shared/dates/times.ts'
import { paperWords } from '../../shared/selling/paper-words.ts'

/** Something that happened to an estimate. */
export interface EstimateEvent {
  readonly key: string
  readonly kind: 'started' | 'sent' | 'bounced' | 'viewed' | 'accepted' | 'declined' | 'invoiced' | 'withdrawn'
  readonly text: string
  /** What somebody said with it, or where it came from. */
  readonly detail?: string
  /** When, as it is read. */
  readonly at: string
  /** The invoice it leads to. */
  readonly invoiceId?: number
}

/** What happened to an estimate: started, sent, seen, accepted by whom or declined why, and made into invoices. */
export function estimateEvents(estimate: Estimate): EstimateEvent[] {
  return [
    { key: 'started', kind: 'started', text: 'Concept gemaakt', at: instantText(estimate.createdAt) },
    ...at('sent', 'Verzonden', estimate.sentAt),
    ...bounces(estimate),
    ...at('viewed', 'Bekeken door de klant', estimate.viewedAt),
    ...answers(estimate),
    ...estimate.invoices.map(({ id, netCents }) => ({
      key: `invoice-${id}`,
      kind: 'invoiced' as const,
      text: `Op een factuur: ${paperWords('nl', estimate.currency).format.euro(netCents)} exclusief btw`,
      at: '',
      invoiceId: id,
    })),
    ...withdrawal(estimate),
  ]
}

const at = (kind: 'sent' | 'viewed', text: string, instant: number | null): EstimateEvent[] =>
  instant === null ? [] : [{ key: kind, kind, text, at: instantText(instant) }]

function bounces({ bounced }: Estimate): EstimateEvent[] {
  if (bounced === null) return []
  const text = `Kwam niet aan bij ${bounced.recipient}: ${bounced.reason}`
  return [{ key: 'bounced', kind: 'bounced', text, at: instantText(bounced.at) }]
}

function answers({ accepted, declined }: Estimate): EstimateEvent[] {
  if (accepted !== null) {
    const text = `Geaccepteerd door ${accepted.name}`
    return [{ key: 'accepted', kind: 'accepted', text, detail: originOf(accepted), at: acceptedText(accepted) }]
  }
  if (declined === null) return []
  const detail = declined.reason === '' ? 'Zonder reden' : `Reden: ${declined.reason}`
  return [{ key: 'declined', kind: 'declined', text: 'Afgewezen', detail, at: instantText(declined.at) }]
}

/** Where it was accepted from, or who noted that it was. */
function originOf({ networkAddress, noted }: NonNullable<Estimate['accepted']>): string {
  if (noted === null) return `Vanaf netwerkadres ${networkAddress ?? ''}`
  const by = noted.by === null ? 'Genoteerd door een collega' : `Genoteerd door ${noted.by}`
  return noted.note === '' ? by : `${by}: ${noted.note}`
}

/** When it was accepted: of what was noted nobody knows the hour. */
export const acceptedText = ({ at: instant, noted }: NonNullable<Estimate['accepted']>): string =>
  noted === null ? instantText(instant) : formatDateShort(dayOfInstant(instant))

function withdrawal({ withdrawn }: Estimate): EstimateEvent[] {
  if (withdrawn === null) return []
  const detail = `Bevestigd aan ${withdrawn.emailAddress}`
  return [
    { key: 'withdrawn', kind: 'withdrawn', text: 'Herroepen door de klant', detail, at: instantText(withdrawn.at) },
  ]
}
