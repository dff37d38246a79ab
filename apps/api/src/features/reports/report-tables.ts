import type { contract, ReportColumn, ResponseOf, StatementLine } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { ageOf } from '@klopt/bookkeeping/reports'
import { formatDate } from '@klopt/validators'
import type { Column, Table } from '../../table-files/table.ts'

type Reports = typeof contract.reports

/** Rows that are there already, as a table wants them. */
async function* each<Row>(rows: readonly Row[]): AsyncIterable<Row> {
  yield* rows
}

interface StatementRow {
  readonly group: string
  readonly number: string
  readonly name: string
  readonly amountsCents: readonly number[]
}

/** A profit and loss or a balance sheet: the accounts of each group, and its sums. */
export function statementTable(
  name: string,
  { columns, lines }: { readonly columns: readonly ReportColumn[]; readonly lines: readonly StatementLine[] },
  isDay: boolean,
): Table<StatementRow> {
  const rows = lines.flatMap(({ label, amountsCents, accounts }): StatementRow[] => [
    ...accounts.map((account) => ({ ...account, group: label })),
    { group: label, number: '', name: accounts.length > 0 ? `Totaal ${label}` : label, amountsCents },
  ])
  return {
    name,
    columns: [
      { heading: 'Groep', kind: 'text', value: (row) => row.group },
      { heading: 'Rekening', kind: 'text', value: (row) => row.number },
      { heading: 'Naam', kind: 'text', value: (row) => row.name },
      ...amountColumns(columns, isDay),
    ],
    rows: each(rows),
  }
}

/** A column of amounts for each column of a report, told by its days. */
const amountColumns = <Row extends { readonly amountsCents: readonly number[] }>(
  columns: readonly ReportColumn[],
  isDay: boolean,
): Column<Row>[] =>
  columns.map(({ from, to }, index) => ({
    heading: isDay ? formatDate(to) : `${formatDate(from)} t/m ${formatDate(to)}`,
    kind: 'cents',
    value: ({ amountsCents }) => must(amountsCents[index], 'an amount for each column'),
  }))

type TrialRow = ResponseOf<Reports['trialBalance']>['rows'][number]

/** Every account with its opening balance, movements and closing balance. */
export const trialTable = ({
  rows,
  totals,
}: ResponseOf<Reports['trialBalance']>): Table<Omit<TrialRow, 'accountId' | 'type'>> => ({
  name: 'Proefbalans',
  columns: [
    { heading: 'Rekening', kind: 'text', value: (row) => row.number },
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Beginsaldo', kind: 'cents', value: (row) => row.openingCents },
    { heading: 'Debet', kind: 'cents', value: (row) => row.debitCents },
    { heading: 'Credit', kind: 'cents', value: (row) => row.creditCents },
    { heading: 'Eindsaldo', kind: 'cents', value: (row) => row.closingCents },
    { heading: 'Vorig jaar', kind: 'cents', value: (row) => row.lastYearCents },
  ],
  rows: each([...rows, { number: '', name: 'Totaal', ...totals }]),
})

type Aged = ResponseOf<Reports['agedReceivables']>
type AgedRow = Aged['contacts'][number]['items'][number] & { readonly contactName: string }

/** Each open item with its contact, in the column of its age. */
export function agedTable(name: string, { asOf, contacts }: Aged): Table<AgedRow> {
  const ofAge = (heading: string, age: ReturnType<typeof ageOf>): Column<AgedRow> => ({
    heading,
    kind: 'cents',
    value: ({ dueDate, openCents }) => (ageOf(dueDate, asOf) === age ? openCents : null),
  })
  return {
    name: `${name} ${asOf}`,
    columns: [
      { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
      { heading: 'Nummer', kind: 'text', value: (row) => row.number },
      { heading: 'Datum', kind: 'date', value: (row) => row.documentDate },
      { heading: 'Vervaldatum', kind: 'date', value: (row) => row.dueDate },
      ofAge('Niet vervallen', 'notDueCents'),
      ofAge('1-30 dagen', 'days1To30Cents'),
      ofAge('31-60 dagen', 'days31To60Cents'),
      ofAge('61-90 dagen', 'days61To90Cents'),
      ofAge('Ouder', 'olderCents'),
      { heading: 'Open', kind: 'cents', value: (row) => row.openCents },
    ],
    rows: each(contacts.flatMap(({ contactName, items }) => items.map((item) => ({ ...item, contactName })))),
  }
}

type Accruals = ResponseOf<Reports['accruals']>

/** What still falls of each line with a period. */
export const accrualTable = ({ asOf, items }: Accruals): Table<Accruals['items'][number]> => ({
  name: `Overlopende posten ${asOf}`,
  columns: [
    { heading: 'Soort', kind: 'text', value: ({ kind }) => (kind === 'sale' ? 'Omzet' : 'Kosten') },
    { heading: 'Document', kind: 'text', value: (row) => row.documentName },
    { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
    { heading: 'Omschrijving', kind: 'text', value: (row) => row.description },
    { heading: 'Rekening', kind: 'text', value: ({ account }) => account.number },
    { heading: 'Naam', kind: 'text', value: ({ account }) => account.name },
    { heading: 'Van', kind: 'date', value: (row) => row.periodFrom },
    { heading: 'Tot en met', kind: 'date', value: (row) => row.periodTo },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.amountCents },
    { heading: 'Nog te verdelen', kind: 'cents', value: (row) => row.leftCents },
  ],
  // As the screen has them: costs above turnover.
  rows: each([...items.filter(({ kind }) => kind === 'purchase'), ...items.filter(({ kind }) => kind === 'sale')]),
})

type TurnoverRow = ResponseOf<Reports['turnover']>['rows'][number]

/** Revenue per customer or costs per supplier, and all of it. */
export const turnoverTable = (
  name: string,
  { columns, rows, totalCents }: ResponseOf<Reports['turnover']>,
): Table<Omit<TurnoverRow, 'contactId'>> => ({
  name,
  columns: [
    { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
    ...amountColumns<Omit<TurnoverRow, 'contactId'>>(columns, false),
  ],
  rows: each([...rows, { contactName: 'Totaal', amountsCents: totalCents }]),
})

type CashRow = Omit<StatementRow, 'group'>

/** What there was, came in, went out and is left, and in which books. */
export const cashTable = (flow: ResponseOf<Reports['cashFlow']>): Table<CashRow> => {
  const sum = (name: string, amountsCents: readonly number[]): CashRow => ({ number: '', name, amountsCents })
  return {
    name: 'Kasstroom',
    columns: [
      { heading: 'Rekening', kind: 'text', value: (row) => row.number },
      { heading: 'Naam', kind: 'text', value: (row) => row.name },
      ...amountColumns<CashRow>(flow.columns, false),
    ],
    rows: each([
      sum('Saldo aan het begin', flow.openingCents),
      sum('Binnengekomen', flow.inCents),
      sum('Uitgegaan', flow.outCents),
      sum('Saldo aan het eind', flow.closingCents),
      ...flow.accounts,
    ]),
  }
}

type Box = ResponseOf<Reports['vatReconciliation']>['periods'][number]['boxes'][number]
type BoxRow = Box & { readonly period: string }
type Amounts = Exclude<keyof Box, 'box'>

/** Each box of each period, as the ledger has it beside its return. */
export const vatTable = ({ periods }: ResponseOf<Reports['vatReconciliation']>): Table<BoxRow> => ({
  name: 'Btw-aansluiting',
  columns: [
    { heading: 'Periode', kind: 'text', value: (row) => row.period },
    { heading: 'Rubriek', kind: 'text', value: (row) => row.box },
    ...VAT_COLUMNS.flatMap(([heading, amounts]): Column<BoxRow>[] => [
      { heading: `${heading} omzet`, kind: 'cents', value: (row) => row[amounts].baseCents },
      { heading: `${heading} btw`, kind: 'cents', value: (row) => row[amounts].vatCents },
    ]),
  ],
  rows: each(periods.flatMap(({ label, boxes }) => boxes.map((box) => ({ ...box, period: label })))),
})

const VAT_COLUMNS: readonly (readonly [string, Amounts])[] = [
  ['Grootboek', 'ledger'],
  ['Aangifte', 'filed'],
  ['Verschil', 'difference'],
  ['Later aangegeven', 'declaredLater'],
  ['Nog aan te geven', 'waiting'],
  ['Van eerder', 'fromEarlier'],
  ['Onverklaard', 'unexplained'],
  ['Vorig jaar', 'before'],
]

type CardLine = ResponseOf<Reports['accountCard']>['items'][number]

/** The lines of an account with the balance after each. */
export const cardTable = (name: string, rows: AsyncIterable<CardLine>): Table<CardLine> => ({
  name,
  columns: [
    { heading: 'Datum', kind: 'date', value: (row) => row.date },
    { heading: 'Dagboek', kind: 'text', value: (row) => row.journalCode },
    { heading: 'Nummer', kind: 'number', value: (row) => row.entryNumber },
    { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
    { heading: 'Omschrijving', kind: 'text', value: (row) => row.description },
    { heading: 'Debet', kind: 'cents', value: (row) => row.debitCents },
    { heading: 'Credit', kind: 'cents', value: (row) => row.creditCents },
    { heading: 'Saldo', kind: 'cents', value: (row) => row.balanceCents },
  ],
  rows,
})
