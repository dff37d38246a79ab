import type { WorklistFigures } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { nearDay, nearPeriod } from '../../shared/dates/near-words.ts'
import type { Figure } from '../../shared/figures/figure-sheet.tsx'
import { worklistHref } from './worklist-search.ts'

/** The four figures of a firm with their words, each with the clients it is made of; without figures what they will be of. */
export function figuresOf(firmId: number, figures: WorklistFigures | undefined, today: string): Figure[] {
  if (figures === undefined) return [LATE, NEXT, QUESTIONS, LINES].map((label) => ({ label }))
  return [
    lateFigure(firmId, figures.late, today),
    nextFigure(firmId, figures.next, today),
    questionsFigure(firmId, figures.questions),
    linesFigure(firmId, figures.bank),
  ]
}

const LATE = 'Te laat'
const NEXT = 'Nog in te dienen'
const QUESTIONS = 'Vragen'
const LINES = 'Bankregels open'

function lateFigure(firmId: number, late: WorklistFigures['late'], today: string): Figure {
  if (late === null) return { label: LATE, value: '0', detail: 'geen aangifte is te laat' }
  const first = `${late.companyName}, ${nearPeriod(late.periodLabel, today)}`
  return {
    label: LATE,
    value: String(late.count),
    detail: late.count === 1 ? first : `eerst ${first}`,
    tone: 'danger',
    href: worklistHref(firmId, { state: 'late' }),
  }
}

function nextFigure(firmId: number, next: WorklistFigures['next'], today: string): Figure {
  if (next === null) return { label: NEXT, value: '0', detail: 'geen periode wacht op aangifte' }
  const { dueCount, waitingCount, approvedCount } = next
  const parts = [
    { count: dueCount, text: 'te doen', state: 'due' },
    { count: waitingCount, text: 'wacht', state: 'waiting' },
    { count: approvedCount, text: 'akkoord', state: 'approved' },
  ] as const
  const some = parts.filter(({ count }) => count > 0)
  return {
    label: NEXT,
    value: String(dueCount + waitingCount + approvedCount),
    detail: `uiterlijk ${nearDay(next.dueOn, today)}: ${some.map(({ count, text }) => `${count} ${text}`).join(', ')}`,
    // Those of several states stand under each other, by the day that they have to be in.
    href: worklistHref(firmId, some.length === 1 ? { state: some[0]?.state } : {}),
  }
}

function questionsFigure(firmId: number, questions: WorklistFigures['questions']): Figure {
  const { openCount, answeredCount, clientCount } = questions
  const label = QUESTIONS
  if (clientCount === 0) return { label, value: '0', detail: 'niets gevraagd of beantwoord' }
  const of = clientCount === 1 ? 'bij 1 klant' : `bij ${clientCount} klanten`
  return {
    label,
    value: String(openCount + answeredCount),
    detail: answeredCount === 0 ? of : `${of}, ${answeredCount} beantwoord`,
    ...(answeredCount > 0 && { tone: 'warning' }),
    href: worklistHref(firmId, { sort: '-questions' }),
  }
}

function linesFigure(firmId: number, bank: WorklistFigures['bank']): Figure {
  const { waitingLineCount, clientCount, behindCount, behindSince } = bank
  const clients = (count: number) => (count === 1 ? '1 klant' : `${count} klanten`)
  return {
    label: LINES,
    value: String(waitingLineCount),
    detail:
      behindCount > 0
        ? `${clients(behindCount)} zonder afschrift van ${monthOf(behindSince)}`
        : clientCount > 0
          ? `bij ${clients(clientCount)}`
          : 'alles is verwerkt',
    ...(waitingLineCount > 0
      ? { href: worklistHref(firmId, { sort: '-waitingLines' }) }
      : behindCount > 0 && { href: worklistHref(firmId, { sort: 'lastStatementOn' }) }),
  }
}

/** 'oktober' */
const monthOf = (date: string): string => formatDateLong(date).replace(/\d+/g, '').trim()
