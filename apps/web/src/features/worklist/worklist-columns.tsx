import type { WorklistClient } from '@klopt/api-client/contract'
import { Avatar, Badge, type Column } from '@klopt/ui'
import { nearDay, nearPeriod } from '../../shared/dates/near-words.ts'
import { faultParts, VatBadge, VatState, VatTime } from './vat-state.tsx'
import * as styles from './worklist.css.ts'

const legalForms: Readonly<Record<string, string>> = {
  zzp: 'zzp',
  vof: 'vof',
  bv: 'bv',
  stichting: 'stichting',
  vereniging: 'vereniging',
}

/** What there is none of is a dash, so that the rest stands out. */
const NONE = <span className={styles.none}>–</span>
const count = (value: number) => (value === 0 ? NONE : value)

/** '3 wijzigingen' since the last visit. Of busy books the server looks through the newest alone, so a large number is a lower bound. */
const newsOf = ({ changes }: WorklistClient): string =>
  changes === null || changes === 0
    ? ''
    : changes === 1
      ? '1 wijziging'
      : `${changes > 99 ? '99+' : changes} wijzigingen`

/** 'Haarlem · zzp' */
export const placeOf = ({ city, legalForm }: Pick<WorklistClient, 'city' | 'legalForm'>): string =>
  [city, legalForms[legalForm] ?? ''].filter((part) => part !== '').join(' · ')

/** 'Haarlem · zzp · 3 wijzigingen'; of figures of a moment ago that. */
export const underName = (row: WorklistClient): string =>
  [placeOf(row), row.isBeingUpdated ? 'wordt bijgewerkt' : newsOf(row)].filter((part) => part !== '').join(' · ')

/** 'ICP 30 nov'. What has passed stands out, and says so. */
function Due({ what, day, today }: { what: string; day: string; today: string }) {
  const isLate = day < today
  return (
    <span className={isLate ? styles.late : undefined}>
      {what} {nearDay(day, today)}
      {isLate && ', te laat'}
    </span>
  )
}

/** What a client has to hand in beside the return, which most have not: a line each. VAT that was found late stands with the state. */
function Further({ row: { icpDueOn, correctionDueOn }, today }: { row: WorklistClient; today: string }) {
  if (icpDueOn === null && correctionDueOn === null) return NONE
  return (
    <span className={styles.period}>
      {icpDueOn !== null && <Due what="ICP" day={icpDueOn} today={today} />}
      {correctionDueOn !== null && <Due what="suppletie" day={correctionDueOn} today={today} />}
    </span>
  )
}

/** Answers that wait for the bookkeeper stand out; what waits for the client is only told. */
function QuestionCounts({ row: { openQuestions, answeredQuestions } }: { row: WorklistClient }) {
  if (openQuestions + answeredQuestions === 0) return NONE
  return (
    <span className={styles.questions}>
      {answeredQuestions > 0 && <Badge tone="info" dot={false}>{`${answeredQuestions} beantwoord`}</Badge>}
      {openQuestions > 0 && <Badge tone="warning" dot={false}>{`${openQuestions} open`}</Badge>}
    </span>
  )
}

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

/** '3e kwartaal · 1 antwoord · 3 bankregels': what cards, which have no columns, say of the period and of what waits. */
export function waitingText(row: WorklistClient, today: string): string {
  const { periodLabel, openQuestions, answeredQuestions, waitingLines, documents, icpDueOn, correctionDueOn } = row
  return [
    periodLabel === null ? 'geen aangifte' : nearPeriod(periodLabel, today),
    ...(answeredQuestions > 0
      ? counted(answeredQuestions, 'antwoord', 'antwoorden')
      : counted(openQuestions, 'vraag open', 'vragen open')),
    ...counted(waitingLines, 'bankregel', 'bankregels'),
    ...counted(documents, 'document', 'documenten'),
    ...(icpDueOn === null ? [] : [`ICP uiterlijk ${nearDay(icpDueOn, today)}`]),
    ...(correctionDueOn === null ? [] : [`suppletie uiterlijk ${nearDay(correctionDueOn, today)}`]),
    ...faultParts(row),
  ].join(' · ')
}

/** '4e kwartaal', and the year of another one under it: neither breaks. */
function Period({ label, today }: { label: string | null; today: string }) {
  if (label === null) return NONE
  const near = nearPeriod(label, today)
  const [, name = near, year] = /^(.*) (\d{4})$/.exec(near) ?? []
  return (
    <span className={styles.period}>
      {name}
      {year !== undefined && <span className={styles.detail}>{year}</span>}
    </span>
  )
}

/** What most clients have none of: whether one of them has. */
const isThere: Readonly<Record<string, (row: WorklistClient) => boolean>> = {
  redChecks: ({ redChecks }) => redChecks > 0,
  further: ({ icpDueOn, correctionDueOn }) => icpDueOn !== null || correctionDueOn !== null,
  openYear: ({ openYear }) => openYear !== null,
}

/** The columns without those of which no client that is here has anything, so that the others have their room. */
export const withValues = (
  columns: readonly Column<WorklistClient>[],
  rows: readonly WorklistClient[],
  sort: string | undefined,
): readonly Column<WorklistClient>[] =>
  columns.filter(({ id }) => isThere[id] === undefined || sort?.replace('-', '') === id || rows.some(isThere[id]))

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
    cardCell: ({ companyName }) => companyName,
  },
  {
    id: 'dueOn',
    header: 'Btw',
    name: 'Btw uiterlijk',
    sortable: true,
    width: '104px',
    card: 'status',
    cell: ({ periodLabel }) => <Period label={periodLabel} today={today} />,
    cardCell: (row) => <VatTime row={row} today={today} />,
  },
  {
    id: 'state',
    header: 'Staat',
    sortable: true,
    // The state and how late it is share a line.
    width: '215px',
    card: 'amount',
    cell: (row) => <VatState row={row} today={today} />,
    cardCell: (row) => <VatBadge row={row} />,
  },
  ...handingIn(today),
  ...waiting(today),
  {
    id: 'manager',
    header: 'Wie',
    sortable: true,
    width: '56px',
    // What one works by stays as long.
    priority: 2,
    card: 'none',
    cell: ({ manager }) => (manager ? <Avatar name={manager.name} /> : NONE),
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
    cell: ({ redChecks }) => count(redChecks),
  },
  {
    id: 'further',
    header: 'Verder',
    name: 'ICP-opgaaf en suppletie',
    width: '112px',
    priority: 2,
    card: 'none',
    cell: (row) => <Further row={row} today={today} />,
  },
]

/** What waits in the books, of the client and of the bookkeeper. */
const waiting = (today: string): Column<WorklistClient>[] => [
  {
    id: 'lastStatementOn',
    header: 'Afschrift',
    name: 'Afschrift tot en met',
    sortable: true,
    width: '78px',
    priority: 3,
    card: 'none',
    cell: ({ lastStatementOn }) => (lastStatementOn === null ? NONE : nearDay(lastStatementOn, today)),
  },
  {
    id: 'waitingLines',
    header: 'Bank',
    name: 'Bankregels te verwerken',
    sortable: true,
    width: '56px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: (row) => count(row.waitingLines),
  },
  {
    id: 'documents',
    header: 'Inkoop',
    sortable: true,
    width: '70px',
    align: 'end',
    priority: 3,
    card: 'none',
    cell: (row) => count(row.documents),
  },
  {
    id: 'questions',
    header: 'Vragen',
    sortable: true,
    width: '106px',
    card: 'number',
    cell: (row) => <QuestionCounts row={row} />,
    cardCell: (row) => waitingText(row, today),
  },
  {
    id: 'openYear',
    header: 'Jaar',
    name: 'Boekjaar nog open',
    sortable: true,
    width: '72px',
    priority: 3,
    card: 'none',
    cell: ({ openYear }) => openYear ?? NONE,
  },
]
