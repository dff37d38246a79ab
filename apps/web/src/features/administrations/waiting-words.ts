import type { OwnBooks } from '@klopt/api-client/contract'
import { daysBetween } from '@klopt/validators'
import { nearDay, nearPeriod } from '../../shared/dates/near-words.ts'

export interface Waiting {
  /** 'Btw 3e kwartaal: nog 12 dagen · 4 bankregels' */
  readonly text: string
  readonly isLate: boolean
}

/** What waits in an administration, in one sentence; calm where nothing does. */
export function waitingIn(books: OwnBooks, today: string): Waiting {
  const { state, waitingLines, documents, openQuestions } = books
  const parts = [
    ...vatWords(books, today),
    ...counted(openQuestions, 'vraag van je boekhouder', 'vragen van je boekhouder'),
    ...counted(waitingLines, 'bankregel', 'bankregels'),
    ...counted(documents, 'document', 'documenten'),
  ]
  return { text: parts.length === 0 ? restWords(books, today) : parts.join(' · '), isLate: state === 'late' }
}

/** What is to be declared by now. */
function vatWords({ state, periodLabel, dueOn }: OwnBooks, today: string): string[] {
  if (periodLabel === null || dueOn === null) return []
  const vat = `Btw ${nearPeriod(periodLabel, today)}`
  const days = daysBetween(today, dueOn)
  if (state === 'waiting') return [`${vat}: wacht op akkoord`]
  if (state === 'late') return [`${vat}: ${inDays(-days)} te laat`]
  if (state !== 'due' && state !== 'approved') return []
  return [days === 0 ? `${vat}: vandaag de laatste dag` : `${vat}: nog ${inDays(days)}`]
}

const inDays = (days: number): string => (days === 1 ? '1 dag' : `${days} dagen`)

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`]

/** Nothing waits: when there will be something. */
const restWords = ({ state, periodLabel, dueOn }: OwnBooks, today: string): string =>
  state === 'running' && periodLabel !== null && dueOn !== null
    ? `Alles bij · btw ${nearPeriod(periodLabel, today)} uiterlijk ${nearDay(dueOn, today)}`
    : 'Alles bij'
