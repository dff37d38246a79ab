import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Tone } from '@klopt/ui'
import { formatDateLong, formatDateShort, formatEuro } from '@klopt/validators'
import { address } from '../../app/routing/address.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'

/** Something that waits for somebody of staff, with where it is done. */
export interface WaitingThing {
  readonly kind: 'sharing' | 'tickets' | 'failed' | 'collect' | 'removal' | 'transfer' | 'jobs' | 'access'
  readonly title: string
  readonly detail: string
  readonly tone: Tone
  readonly href: string
}

type ChargeSegments = ResponseOf<typeof contract.subscriptionCharges.list>['segments']

/** What was asked of the server; of what did not come yet, or may not be asked, nothing is told. */
export interface Asked {
  readonly shares?: ResponseOf<typeof contract.screenShares.list> | undefined
  readonly tickets?: ResponseOf<typeof contract.ticketQueue.figures> | undefined
  readonly charges?: ChargeSegments | undefined
  readonly toCollect?: ResponseOf<typeof contract.subscriptionCharges.toCollect> | undefined
  readonly removals?: ResponseOf<typeof contract.backOffice.removalRequests> | undefined
  readonly transfers?: ResponseOf<typeof contract.mainUserTransfers.list> | undefined
  readonly jobs?: ResponseOf<typeof contract.backOffice.health>['jobs'] | undefined
  /** How often staff was let into somebody's own today. */
  readonly accessToday?: number | undefined
}

/** What waits, whoever waits at the screen first. `now` in seconds since 1970. */
export function waitingThings(asked: Asked, now: number, today: string): WaitingThing[] {
  return [
    ...sharing(asked),
    ...tickets(asked),
    ...charges(asked),
    ...removals(asked, now),
    ...transfers(asked),
    ...jobs(asked),
    ...access(asked, today),
  ]
}

/** '1 ticket', '3 tickets'. */
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

function sharing({ shares = [] }: Asked): WaitingThing[] {
  const waiting = shares.filter(({ operatorName }) => operatorName === null)
  if (waiting.length === 0) return []
  return [
    {
      kind: 'sharing',
      title: `${counted(waiting.length, 'klant wacht', 'klanten wachten')} met het scherm open`,
      detail: waiting.map(({ name }) => name).join(', '),
      tone: 'danger',
      href: address('/v2/admin/screen-sharing'),
    },
  ]
}

function tickets({ tickets: figures }: Asked): WaitingThing[] {
  if (!figures || figures.open === 0) return []
  const { open, unassigned } = figures
  return [
    {
      kind: 'tickets',
      title: `${counted(open, 'ticket wacht', 'tickets wachten')} op antwoord`,
      detail: unassigned === 0 ? 'alles is verdeeld' : `${unassigned} nog van niemand`,
      tone: unassigned === 0 ? 'info' : 'warning',
      href: address('/v2/admin/tickets', { search: {} }),
    },
  ]
}

function charges({ charges: segments, toCollect }: Asked): WaitingThing[] {
  const failed = segments?.failed.count
  const things: WaitingThing[] = []
  if (failed !== undefined && failed > 0) {
    things.push({
      kind: 'failed',
      title: counted(failed, 'mislukte incasso', 'mislukte incasso’s'),
      detail: 'nog een keer incasseren, of betaald',
      tone: 'danger',
      href: address('/v2/admin/subscription-charges', { search: { state: 'failed' } }),
    })
  }
  if (toCollect && toCollect.count > 0) {
    const { count, totalCents, firstDate } = toCollect
    things.push({
      kind: 'collect',
      title: `${counted(count, 'incasso', 'incasso’s')} naar de bank`,
      detail: `samen ${formatEuro(totalCents)}${firstDate === null ? '' : `, vanaf ${formatDateLong(firstDate)}`}`,
      tone: 'info',
      href: address('/v2/admin/subscription-charges', { search: { state: 'planned' } }),
    })
  }
  return things
}

function removals({ removals: asked = [] }: Asked, now: number): WaitingThing[] {
  const [first] = asked
  if (!first) return []
  const ready = asked.filter(({ readyAt }) => readyAt !== null && readyAt <= now)
  const href = address('/v2/admin/subscriptions', { search: {} })
  if (ready.length > 0) {
    const title = `${counted(ready.length, 'administratie kan', 'administraties kunnen')} nu weg`
    const names = ready.map(({ companyName }) => companyName).join(', ')
    return [{ kind: 'removal', title, detail: names, tone: 'warning', href }]
  }
  const title = counted(asked.length, 'verwijderverzoek loopt', 'verwijderverzoeken lopen')
  const day = first.readyAt === null ? 'wordt bekeken' : `mag weg vanaf ${formatDateShort(dayOfInstant(first.readyAt))}`
  return [{ kind: 'removal', title, detail: `${first.companyName} ${day}`, tone: 'info', href }]
}

function transfers({ transfers: asked = [] }: Asked): WaitingThing[] {
  if (asked.length === 0) return []
  return [
    {
      kind: 'transfer',
      title: `${counted(asked.length, 'persoon wil', 'mensen willen')} hoofdgebruiker worden`,
      detail: asked.map(({ administration }) => administration.companyName).join(', '),
      tone: 'warning',
      href: address('/v2/admin/subscriptions', { search: {} }),
    },
  ]
}

function jobs({ jobs: all = [] }: Asked): WaitingThing[] {
  const failed = all.filter((job) => job.failed > 0)
  if (failed.length === 0) return []
  const count = failed.reduce((sum, job) => sum + job.failed, 0)
  return [
    {
      kind: 'jobs',
      title: `${counted(count, 'taak', 'taken')} van de server mislukt`,
      detail: failed.map(({ name }) => name).join(', '),
      tone: 'danger',
      href: address('/v2/admin/health'),
    },
  ]
}

function access({ accessToday }: Asked, today: string): WaitingThing[] {
  if (accessToday === undefined || accessToday === 0) return []
  return [
    {
      kind: 'access',
      title: `${accessToday} keer toegang van medewerkers vandaag`,
      detail: 'met de reden van elke keer',
      tone: 'info',
      href: address('/v2/admin/audit-log', { search: { kind: 'access', from: today, to: today } }),
    },
  ]
}
