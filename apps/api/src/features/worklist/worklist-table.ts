import type { WorklistClient } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

const states: Readonly<Record<WorklistClient['state'], string>> = {
  late: 'te laat',
  due: 'nog te doen',
  waiting: 'wacht op klant',
  approved: 'akkoord',
  filed: 'ingediend',
  running: 'loopt',
  none: 'geen aangifte',
}

/** The worklist of a firm as a file. */
export const worklistTable = (rows: AsyncIterable<WorklistClient>): Table<WorklistClient> => ({
  name: 'Werklijst',
  columns: [
    { heading: 'Nummer', kind: 'number', value: (row) => row.id },
    { heading: 'Klant', kind: 'text', value: (row) => row.companyName },
    { heading: 'Plaats', kind: 'text', value: (row) => row.city },
    { heading: 'Btw', kind: 'text', value: (row) => row.periodLabel },
    { heading: 'Staat', kind: 'text', value: (row) => states[row.state] },
    { heading: 'Uiterlijk', kind: 'date', value: (row) => row.dueOn },
    { heading: 'Ingediend op', kind: 'date', value: (row) => row.filedOn },
    { heading: 'Opgaaf ICP', kind: 'text', value: (row) => row.icpLabel },
    { heading: 'Opgaaf ICP uiterlijk', kind: 'date', value: (row) => row.icpDueOn },
    { heading: 'Suppletie uiterlijk', kind: 'date', value: (row) => row.correctionDueOn },
    { heading: 'Rode controles', kind: 'number', value: (row) => row.redChecks },
    { heading: 'Perioden met late btw', kind: 'number', value: (row) => row.latePeriods },
    { heading: 'Bankregels te verwerken', kind: 'number', value: (row) => row.waitingLines },
    { heading: 'Laatste afschrift', kind: 'date', value: (row) => row.lastStatementOn },
    { heading: 'Documenten te boeken', kind: 'number', value: (row) => row.documents },
    { heading: 'Vragen die op de klant wachten', kind: 'number', value: (row) => row.openQuestions },
    { heading: 'Beantwoorde vragen', kind: 'number', value: (row) => row.answeredQuestions },
    { heading: 'Wijzigingen sinds je bezoek', kind: 'number', value: (row) => row.changes },
    { heading: 'Boekjaar nog open', kind: 'text', value: (row) => row.openYear },
    { heading: 'Wie', kind: 'text', value: (row) => row.manager?.name ?? null },
  ],
  rows,
})
