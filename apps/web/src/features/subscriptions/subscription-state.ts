import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { trialNoteOf } from '../../shared/administrations/trial-note.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'

export type Subscription = ResponseOf<typeof contract.subscriptions.get>

/** What is called by its state rather than by a plan. */
const namesWithoutPlan: Record<Subscription['type'], string> = {
  NONE: 'Geen abonnement',
  TRIAL: 'Proefabonnement',
  GRACE_PERIOD: 'Uitloopperiode',
  PRESTARTER: 'Pre-start',
  ZZP: 'Zzp',
  MKB: 'Mkb',
  REWARD: 'Beloning',
}

/** The name of what one has. */
export const nameOf = ({ planName, type }: Subscription): string =>
  planName === null ? namesWithoutPlan[type] : planNames[planName]

export interface SubscriptionNote {
  readonly tone: 'info' | 'warning'
  readonly title: string
  readonly text: string
}

/** What there is to say of how a subscription stands, or null while all is well. */
export function noteOf(subscription: Subscription, today: string): SubscriptionNote | null {
  const { type, currentPeriodEnd: end, endsOn, graceUntil } = subscription
  if (type === 'NONE') return { tone: 'warning', title: 'Je hebt geen abonnement', text: READ_ONLY_TEXT }
  if (type === 'GRACE_PERIOD') {
    return { tone: 'warning', title: 'Je abonnement is gestopt', text: `${READ_ONLY_TEXT} ${untilText(graceUntil)}` }
  }
  const trial = trialNoteOf({ type, current_period: end === null ? null : { end } }, today)
  if (trial !== null) {
    const isOver = end === null || end < today
    return {
      tone: isOver ? 'warning' : 'info',
      title: trial,
      text: isOver ? `${READ_ONLY_TEXT} ${untilText(graceUntil)}` : 'Kies een abonnement om daarna door te gaan.',
    }
  }
  if (endsOn === null) return null
  return {
    tone: 'warning',
    title: `Je abonnement stopt na ${formatDateLong(endsOn)}`,
    text: 'Tot en met die dag werkt alles gewoon. Daarna kun je dertig dagen alles bekijken en exporteren, maar niets wijzigen.',
  }
}

export const READ_ONLY_TEXT = 'Je kunt alles bekijken, maar niets wijzigen.'

const untilText = (graceUntil: string | null): string =>
  graceUntil === null
    ? 'Kies een abonnement om verder te gaan.'
    : `Bekijken en exporteren kan tot en met ${formatDateLong(graceUntil)}. Kies een abonnement om verder te gaan.`

/** Until when it runs and what happens then; null without a running period. */
export function periodText({ type, currentPeriodEnd: end, endsOn }: Subscription, today: string): string | null {
  if (end === null || (type === 'TRIAL' && end < today)) return null
  if (type === 'TRIAL') return `Tot en met ${formatDateLong(end)}`
  if (endsOn !== null) return `Tot en met ${formatDateLong(endsOn)}, daarna stopt het`
  return `Tot en met ${formatDateLong(end)}, daarna wordt het verlengd`
}

/** How it is paid, in a sentence. */
export function paymentText({ subscriberKind, paymentMethod, paymentDetails, recurringAmount }: Subscription): string {
  if (subscriberKind === 'ADVISOR') return 'Je boekhouder betaalt dit abonnement. Jij betaalt niets.'
  if (paymentMethod === 'ON_ACCOUNT')
    return 'Je betaalt op rekening: je krijgt een factuur en maakt het bedrag zelf over.'
  if (paymentMethod === 'COLLECTION') {
    return paymentDetails === null
      ? 'We weten nog niet van welke rekening we mogen afschrijven.'
      : 'We schrijven het bedrag automatisch af van je rekening.'
  }
  return recurringAmount === null ? 'Je betaalt nu niets.' : 'Dit abonnement kost niets.'
}
