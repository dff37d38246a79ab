import type { contract, JournalTemplateItem, QueryOf, TemplateStep } from '@klopt/api-client/contract'
import { foundRows } from '../../../table-files/found-rows.ts'
import type { Table } from '../../../table-files/table.ts'

type Query = QueryOf<typeof contract.journalTemplates.export>

const steps: Readonly<Record<TemplateStep, string>> = { month: 'Maand', quarter: 'Kwartaal', year: 'Jaar' }

/** The templates of entries as a file. */
export const templateTable = (
  templates: readonly JournalTemplateItem[],
  { search, sort = 'name' }: Query,
): Table<JournalTemplateItem> => ({
  name: 'Sjablonen',
  columns: [
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Omschrijving', kind: 'text', value: (row) => row.description },
    { heading: 'Regels', kind: 'number', value: (row) => row.lineCount },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.amountCents },
    { heading: 'In te vullen', kind: 'text', value: (row) => (row.hasBlanks ? 'Ja' : 'Nee') },
    { heading: 'Boekt zichzelf elke', kind: 'text', value: ({ repetition }) => repetition && steps[repetition.every] },
    { heading: 'Vanaf', kind: 'date', value: ({ repetition }) => repetition?.startsOn ?? null },
    { heading: 'Tot en met', kind: 'date', value: ({ repetition }) => repetition?.endsOn ?? null },
    { heading: 'Volgende op', kind: 'date', value: ({ repetition }) => repetition?.nextOn ?? null },
    { heading: 'Gepauzeerd op', kind: 'date', value: ({ repetition }) => repetition?.pausedOn ?? null },
    { heading: 'Niet geboekt omdat', kind: 'text', value: ({ repetition }) => repetition?.held?.reason ?? null },
  ],
  rows: foundRows(templates, {
    search,
    sort,
    textsOf: ({ name }) => [name],
    values: { name: ({ name }) => name, amount: ({ amountCents }) => amountCents },
  }),
})
