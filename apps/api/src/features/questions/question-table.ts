import type { Question } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

const states: Readonly<Record<Question['state'], string>> = {
  open: 'wacht op antwoord',
  answered: 'beantwoord',
  closed: 'klaar',
}

/** Questions as a file, with what was said last. */
export const questionTable = (rows: AsyncIterable<Question>): Table<Question> => ({
  name: 'Vragen',
  columns: [
    { heading: 'Nummer', kind: 'number', value: (row) => row.id },
    { heading: 'Gesteld op', kind: 'instant', value: (row) => row.askedAt },
    { heading: 'Door', kind: 'text', value: (row) => row.askedBy },
    { heading: 'Gaat over', kind: 'text', value: (row) => row.subject.label },
    { heading: 'Vraag', kind: 'text', value: (row) => lastOf(row, 'question') },
    { heading: 'Antwoord', kind: 'text', value: (row) => lastOf(row, 'answer') },
    { heading: 'Graag voor', kind: 'date', value: (row) => row.dueOn },
    { heading: 'Staat', kind: 'text', value: (row) => states[row.state] },
  ],
  rows,
})

function lastOf({ messages }: Question, kind: 'question' | 'answer'): string | null {
  const message = messages.findLast((each) => each.kind === kind)
  if (message === undefined) return null
  const { text, account, document } = message
  return [text, account && `${account.number} ${account.name}`, document?.name].filter(Boolean).join('; ')
}
