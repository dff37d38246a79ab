import type { contract, LedgerAccount, QueryOf } from '@klopt/api-client/contract'
import { isVatCode, VAT_CODES } from '@klopt/bookkeeping/vat'
import { foundRows } from '../../table-files/found-rows.ts'
import type { Table } from '../../table-files/table.ts'

type Query = QueryOf<typeof contract.ledgerAccounts.export>

/** In the order of a balance sheet and a result. */
const types = {
  asset: 'Bezitting',
  liability: 'Schuld',
  equity: 'Eigen vermogen',
  revenue: 'Opbrengst',
  expense: 'Kosten',
}
const typeOrder = Object.keys(types)

/** The chart of accounts as a file. */
export const ledgerAccountTable = (
  accounts: readonly LedgerAccount[],
  { search = '', sort = 'number', type }: Query,
): Table<LedgerAccount> => ({
  name: 'Grootboekrekeningen',
  columns: [
    { heading: 'Nummer', kind: 'text', value: (row) => row.number },
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Soort', kind: 'text', value: (row) => types[row.type] },
    { heading: 'RGS-code', kind: 'text', value: (row) => row.rgsCode },
    { heading: 'Btw', kind: 'text', value: ({ defaultVatCode: code }) => code && nameOfVat(code) },
    { heading: 'In gebruik', kind: 'text', value: (row) => (row.active ? 'Ja' : 'Nee') },
  ],
  rows: foundRows(
    accounts.filter((account) => (type === undefined || account.type === type) && isFound(account, plain(search))),
    {
      sort,
      values: {
        number: ({ number }) => number,
        name: ({ name }) => name,
        type: (account) => typeOrder.indexOf(account.type),
      },
    },
  ),
})

/** As the screen finds them: whose number begins with it, or whose name or RGS code has it. */
const isFound = ({ number, name, rgsCode }: LedgerAccount, wanted: string): boolean =>
  number.startsWith(wanted) || plain(name).includes(wanted) || (rgsCode !== null && plain(rgsCode).includes(wanted))

/** As people know it. */
const nameOfVat = (code: string) => (isVatCode(code) ? VAT_CODES[code].label : code)

/** Without accents and capitals, as people type. */
const plain = (text: string) => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
