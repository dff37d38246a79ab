import type { WorklistClient } from '@klopt/api-client/contract'
import { Avatar, Badge, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { nearDay, nearPeriod } from '../../shared/dates/near-words.ts'
import { VatState } from './vat-state.tsx'
import * as styles from './worklist.css.ts'

const legalForms: Readonly<Record<string, string>> = {
  zzp: 'zzp',
  vof: 'vof',
  bv: 'bv',
  stichting: 'stichting',
  vereniging: 'vereniging',
}

/** What there is none of is a dash, so that the rest stands out. */
const count = (value: number): string => (value === 0 ? '–' : String(value))

/** '3 nieuw' since the last visit. Of busy books the server looks through the newest alone, so a large number is a lower bound. */
const newsOf = ({ changes }: WorklistClient): string =>
  changes === null || changes === 0 ? '' : `${changes > 99 ? '99+' : changes} nieuw`

/** 'Haarlem · zzp' */
export const placeOf = ({ city, legalForm }: Pick<WorklistClient, 'city' | 'legalForm'>): string =>
  [city, legalForms[legalForm] ?? ''].filter((part) => part !== '').join(' · ')

/** 'Haarlem · zzp · 3 nieuw'; of figures of a moment ago that. */
export const underName = (row: WorklistClient): string =>
  [placeOf(row), row.isBeingUpdated ? 'wordt bijgewerkt' : newsOf(row)].filter((part) => part !== '').join(' · ')

/** '4e kwartaal 2026 · ICP uiterlijk 31 jan 2027': what there is no room for in columns of its own. */
function toHandIn({ periodLabel, icpDueOn, correctionDueOn }: WorklistClient): string {
  const parts = [
    ...(periodLabel === null ? [] : [periodLabel]),
    ...(icpDueOn === null ? [] : [`ICP uiterlijk ${formatDateShort(icpDueOn)}`]),
    ...(correctionDueOn === null ? [] : [`suppletie uiterlijk ${formatDateShort(correctionDueOn)}`]),
  ]
  return parts.length === 0 ? '–' : parts.join(' · ')
}

/** Stands out once it has passed; empty for who has nothing to hand in, which most have not. */
function DueDay({ day, today }: { day: string | null; today: string }) {
  if (day === null) return null
  const text = nearDay(day, today)
  return day < today ? <Badge tone="danger">{text}</Badge> : text
}

/** The last day of a suppletie, and VAT that was found late of which nobody decided what becomes of it. */
function Correction({ row: { correctionDueOn, latePeriods }, today }: { row: WorklistClient; today: string }) {
  const due = <DueDay day={correctionDueOn} today={today} />
  if (latePeriods === 0) return due
  return (
    <span className={styles.period}>
      {correctionDueOn !== null && <span>{due}</span>}
      <span className={correctionDueOn === null ? undefined : styles.detail}>late btw</span>
    </span>
  )
}

/** Answers that wait for the bookkeeper stand out; what waits for the client is only told. */
function QuestionCounts({ row: { openQuestions, answeredQuestions } }: { row: WorklistClient }) {
  if (answeredQuestions > 0) return <Badge tone="info">{`${answeredQuestions} beantwoord`}</Badge>
  return openQuestions === 0 ? '–' : `${openQuestions} open`
}

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

/** '1 antwoord · 3 bankregels · 2 documenten': what cards, which have no columns, say of what waits. */
export function waitingText({ openQuestions, answeredQuestions, waitingLines, documents }: WorklistClient): string {
  const parts = [
    ...(answeredQuestions > 0
      ? counted(answeredQuestions, 'antwoord', 'antwoorden')
      : counted(openQuestions, 'vraag open', 'vragen open')),
    ...counted(waitingLines, 'bankregel', 'bankregels'),
    ...counted(documents, 'document', 'documenten'),
  ]
  return parts.length === 0 ? 'Niets te verwerken' : parts.join(' · ')
}

/** '4e kwartaal', and the year of another one under it: neither breaks. */
function Period({ label, today }: { label: string | null; today: string }) {
  if (label === null) return '–'
  const near = nearPeriod(label, today)
  const [, name = near, year] = /^(.*) (\d{4})$/.exec(near) ?? []
  return (
    <span className={styles.period}>
      {name}
      {year !== undefined && <span className={styles.detail}>{year}</span>}
    </span>
  )
}

/** The columns of the worklist on a day. */
export const worklistColumns = (today: string): Column<WorklistClient>[] => [
  {
    id: 'companyName',
    header: 'Klant',
    sortable: true,
    width: '230px',
    card: 'title',
    cell: (row) => (
      <span className={styles.client}>
        <span className={styles.name}>{row.companyName}</span>
        <span className={styles.detail}>{underName(row)}</span>
      </span>
    ),
  },
  {
    id: 'dueOn',
    header: 'Btw',
    name: 'Btw uiterlijk',
    sortable: true,
    width: '115px',
    card: 'number',
    cell: ({ periodLabel }) => <Period label={periodLabel} today={today} />,
    cardCell: toHandIn,
  },
  {
    id: 'state',
    header: 'Staat',
    sortable: true,
    width: '170px',
    card: 'status',
    cell: (row) => <VatState row={row} today={today} />,
  },
  ...handingIn(today),
  ...waiting(today),
  {
    id: 'manager',
    header: 'Wie',
    sortable: true,
    width: '60px',
    card: 'none',
    cell: ({ manager }) => manager && <Avatar name={manager.name} />,
  },
]

/** What goes to the tax authority beside the return, and what stands in its way. */
const handingIn = (today: string): Column<WorklistClient>[] => [
  {
    id: 'redChecks',
    header: 'Rood',
    name: 'Rode controles',
    sortable: true,
    width: '70px',
    align: 'end',
    priority: 3,
    card: 'none',
    cell: ({ redChecks }) => redChecks > 0 && redChecks,
  },
  {
    id: 'icpDueOn',
    header: 'ICP',
    name: 'ICP-opgaaf uiterlijk',
    sortable: true,
    width: '75px',
    priority: 2,
    card: 'none',
    cell: ({ icpDueOn }) => <DueDay day={icpDueOn} today={today} />,
  },
  {
    id: 'correctionDueOn',
    header: 'Suppletie',
    name: 'Suppletie uiterlijk',
    sortable: true,
    width: '90px',
    priority: 2,
    card: 'none',
    cell: (row) => <Correction row={row} today={today} />,
  },
]

/** What waits in the books, of the client and of the bookkeeper. */
const waiting = (today: string): Column<WorklistClient>[] => [
  {
    id: 'waitingLines',
    header: 'Bank',
    name: 'Bankregels te verwerken',
    sortable: true,
    width: '60px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: (row) => count(row.waitingLines),
  },
  {
    id: 'lastStatementOn',
    header: 'Afschrift',
    name: 'Afschrift tot en met',
    sortable: true,
    width: '85px',
    priority: 2,
    card: 'none',
    cell: ({ lastStatementOn }) => lastStatementOn && nearDay(lastStatementOn, today),
  },
  {
    id: 'documents',
    header: 'Inkoop',
    sortable: true,
    width: '75px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: (row) => count(row.documents),
  },
  {
    id: 'questions',
    header: 'Vragen',
    sortable: true,
    width: '115px',
    card: 'detail',
    cell: (row) => <QuestionCounts row={row} />,
    cardCell: (row) => <span className={styles.wholeLine}>{waitingText(row)}</span>,
  },
  {
    id: 'openYear',
    header: 'Jaar',
    name: 'Boekjaar nog open',
    sortable: true,
    width: '60px',
    priority: 3,
    card: 'none',
    cell: ({ openYear }) => openYear,
  },
]
