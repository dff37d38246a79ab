import type { contract, DueLetter, ReminderLetter, ResponseOf } from '@klopt/api-client/contract'
import { formatDate, formatDateShort, formatEuro } from '@klopt/validators'

/** What a step does, in words. */
export const reminderKinds: Readonly<Record<DueLetter['kind'], string>> = {
  reminder: 'Herinneren',
  notice: 'Aanmanen, met de kosten die volgen',
  demand: 'Aanmanen, met kosten en rente',
}

/** How a letter went, in a line. */
export function letterWords({ stepName, state, recipient, deliveredOn, failure, bounce }: ReminderLetter): string {
  if (bounce !== null) return `${stepName} kwam niet aan bij ${recipient}: ${bounce}`
  if (state === 'cancelled') return `${stepName} niet verstuurd: er is intussen betaald of gepauzeerd`
  if (state === 'failed') return `${stepName} niet verstuurd naar ${recipient}: ${failure}`
  if (state === 'queued') return `${stepName} staat in de wachtrij voor ${recipient}`
  return `${stepName} verstuurd naar ${recipient}${deliveredOn === null ? ', bezorging niet zeker' : ''}`
}

/** What a letter asks beside the invoices, in a line; empty when nothing. */
export function claimWords({ claims }: ReminderLetter): string {
  return claims
    .map(
      (claim) =>
        `${claim.kind === 'costs' ? 'Incassokosten' : 'Rente'} ${formatEuro(claim.amountCents)}${claimState(claim)}`,
    )
    .join(', ')
}

function claimState({ amountCents, creditedCents, waived, paid }: ReminderLetter['claims'][number]): string {
  if (waived) return ' (kwijtgescholden)'
  if (paid) return ' (betaald)'
  if (creditedCents === 0) return ''
  return creditedCents === amountCents
    ? ' (vervallen door creditering)'
    : ` (na creditering nog ${formatEuro(amountCents - creditedCents)})`
}

/** What a customer left of a letter when they paid its invoices, in a sentence; empty when nothing. */
export function leftWords({ claims }: Pick<ReminderLetter, 'claims'>): string {
  const left = claims.filter((claim) => claim.left)
  if (left.length === 0) return ''
  const what = left.map(({ kind }) => (kind === 'costs' ? 'incassokosten' : 'rente')).join(' en ')
  const amount = formatEuro(left.reduce((sum, { amountCents, creditedCents }) => sum + amountCents - creditedCents, 0))
  return `Wat je vroeg is betaald, zonder ${what}: ${amount} kreeg je niet. Vraag je klant er nog om of scheld het kwijt. Komt het toch binnen, dan herkent de bank het.`
}

/** When the next step follows, in a sentence. */
export const nextWords = ({ stepName, from }: { stepName: string; from: string }): string =>
  `Volgende stap: ${stepName}, vanaf ${formatDateShort(from)}.`

/** What giving up an invoice does: its VAT is no loss where it comes back. */
export function writeOffWords({ openCents, vatCents, lastDay }: WriteOff, today: string): string {
  const asked =
    today > lastDay
      ? `btw vraag je terug: die telt op ${formatDate(lastDay)}, een jaar na de vervaldatum.`
      : `btw vraag je terug in je aangifte. Dat kan tot en met ${formatDate(lastDay)}.`
  const back =
    vatCents === 0
      ? '.'
      : `: ${formatEuro(openCents - vatCents)} daarvan is verlies, en ${formatEuro(vatCents)} ${asked}`
  return `Je boekt dat ${formatEuro(openCents)} niet meer binnenkomt${back} Wordt er toch betaald, dan zet je de factuur weer open.`
}

type WriteOff = Pick<ResponseOf<typeof contract.badDebts.get>, 'openCents' | 'vatCents' | 'lastDay'>

/** That somebody is left alone, until when and why. */
export function pauseWords({ isDispute, reason, untilDate }: Pause): string {
  const until = untilDate === null ? '' : ` tot en met ${formatDate(untilDate)}`
  return `${isDispute ? 'Betwist: er' : 'Er'} gaan geen herinneringen uit${until}${reason === '' ? '' : ` (${reason})`}.`
}

type Pause = NonNullable<ResponseOf<typeof contract.reminders.ofInvoice>['pause']>
