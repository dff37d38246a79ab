import type { WorklistClient } from '@klopt/api-client/contract'
import { Avatar, Badge, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { VatStanding } from './vat-standing.tsx'
import * as styles from './worklist.css.ts'

const legalForms: Readonly<Record<string, string>> = {
  zzp: 'zzp',
  vof: 'vof',
  bv: 'bv',
  stichting: 'stichting',
  vereniging: 'vereniging',
}

/** What is nothing is a dash, so that the rest stands out. */
const count = (value: number): string => (value === 0 ? '–' : String(value))

/** Of busy books the server looks through the newest alone, so a large number is a lower bound. */
const changesCount = (changes: number): string => (changes > 99 ? '99+' : count(changes))

/** 'Haarlem · zzp' */
export const placeOf = ({ city, legalForm }: Pick<WorklistClient, 'city' | 'legalForm'>): string =>
  [city, legalForms[legalForm] ?? ''].filter((part) => part !== '').join(' · ')

/** The period of the return, and under it the last days of what else is to be handed in. */
function ToHandIn({ row, today }: { row: WorklistClient; today: string }) {
  return (
    <span className={styles.client}>
      <span>{row.periodLabel ?? '–'}</span>
      <DueDay name="ICP" day={row.icpDueOn} today={today} />
      <DueDay name="Suppletie" day={row.correctionDueOn} today={today} />
    </span>
  )
}

/** Stands out once it has passed. */
function DueDay({ name, day, today }: { name: string; day: string | null; today: string }) {
  if (day === null) return null
  const words = `${name} uiterlijk ${formatDateShort(day)}`
  return day < today ? <Badge tone="danger">{words}</Badge> : <span className={styles.detail}>{words}</span>
}

/** Answers that wait for the bookkeeper stand out; what waits for the client is only told. */
function QuestionCounts({ row: { openQuestions, answeredQuestions } }: { row: WorklistClient }) {
  if (answeredQuestions > 0) return <Badge tone="info">{`${answeredQuestions} beantwoord`}</Badge>
  return openQuestions === 0 ? '–' : `${openQuestions} open`
}

/** The columns of the worklist on a day. */
export const worklistColumns = (today: string): Column<WorklistClient>[] => [
  {
    id: 'companyName',
    header: 'Klant',
    sortable: true,
    card: 'title',
    cell: (row) => (
      <span className={styles.client}>
        <span>{row.companyName}</span>
        <span className={styles.detail}>{placeOf(row)}</span>
      </span>
    ),
  },
  {
    id: 'dueOn',
    header: 'Btw',
    sortable: true,
    width: '160px',
    card: 'number',
    cell: (row) => <ToHandIn row={row} today={today} />,
  },
  {
    id: 'state',
    header: 'Staat',
    width: '250px',
    card: 'status',
    cell: (row) => <VatStanding row={row} today={today} />,
  },
  {
    id: 'waitingLines',
    header: 'Bank',
    name: 'Bankregels te verwerken',
    sortable: true,
    width: '80px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: (row) => count(row.waitingLines),
  },
  {
    id: 'lastStatementOn',
    header: 'Afschrift',
    sortable: true,
    width: '140px',
    priority: 2,
    card: 'none',
    cell: (row) => (row.lastStatementOn === null ? '–' : `t/m ${formatDateShort(row.lastStatementOn)}`),
  },
  {
    id: 'documents',
    header: 'Inkoop',
    sortable: true,
    width: '90px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: (row) => count(row.documents),
  },
  {
    id: 'questions',
    header: 'Vragen',
    width: '110px',
    card: 'none',
    cell: (row) => <QuestionCounts row={row} />,
  },
  {
    id: 'changes',
    header: 'Nieuw',
    name: 'Wijzigingen sinds je bezoek',
    width: '90px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: ({ changes }) => (changes === null ? '–' : changesCount(changes)),
  },
  {
    id: 'manager',
    header: 'Wie',
    width: '70px',
    card: 'none',
    cell: ({ manager }) => (manager === null ? '–' : <Avatar name={manager.name} />),
  },
]
