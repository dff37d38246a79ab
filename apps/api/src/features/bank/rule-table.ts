import type { BankRule, contract, QueryOf } from '@klopt/api-client/contract'
import { foundRows } from '../../table-files/found-rows.ts'
import type { Table } from '../../table-files/table.ts'

type Query = QueryOf<typeof contract.bank.exportRules>

/** The rules of bank lines as a file. */
export const ruleTable = (rules: readonly BankRule[], { search, sort = 'position' }: Query): Table<BankRule> => ({
  name: 'Regels van de bank',
  columns: [
    { heading: 'Plaats', kind: 'number', value: (row) => row.position },
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Richting', kind: 'text', value: (row) => (row.direction === 'in' ? 'Bij' : 'Af') },
    { heading: 'Bankrekening', kind: 'text', value: (row) => row.journalName },
    { heading: 'Tegenpartij', kind: 'text', value: (row) => row.counterpartyName },
    { heading: 'IBAN', kind: 'text', value: (row) => row.counterpartyIban },
    { heading: 'Omschrijving bevat', kind: 'text', value: (row) => row.descriptionContains },
    { heading: 'Vanaf', kind: 'cents', value: (row) => row.minCents },
    { heading: 'Tot en met', kind: 'cents', value: (row) => row.maxCents },
    { heading: 'Rekening', kind: 'text', value: (row) => `${row.accountNumber} ${row.accountName}` },
    { heading: 'Btw-code', kind: 'text', value: (row) => row.vatCode },
    { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
    { heading: 'Gepauzeerd', kind: 'text', value: (row) => (row.paused ? 'Ja' : 'Nee') },
    { heading: 'Geboekt', kind: 'number', value: (row) => row.hits },
    { heading: 'Laatst geboekt', kind: 'date', value: (row) => row.lastHitOn },
  ],
  rows: foundRows(rules, {
    search,
    sort,
    textsOf,
    values: { position: ({ position }) => position, name: ({ name }) => name, hits: ({ hits }) => hits },
  }),
})

const textsOf = (rule: BankRule) => [
  rule.name,
  rule.journalName,
  rule.counterpartyName,
  rule.descriptionContains,
  rule.counterpartyIban,
  rule.accountNumber,
  rule.accountName,
]
