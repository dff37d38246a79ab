import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

type Member = ResponseOf<typeof contract.members.list>[number]

const permissionNames: Readonly<Record<string, string>> = {
  ADMIN: 'Beheerder',
  ACCOUNTING: 'Boekhouding',
  BOOKING: 'Facturen en bank',
  TIME_TRACKING: 'Uren',
}

/** The people of an administration as a file. */
export const memberTable = (rows: AsyncIterable<Member>): Table<Member> => ({
  name: 'Gebruikers',
  columns: [
    { heading: 'Voornaam', kind: 'text', value: (row) => row.firstName },
    { heading: 'Achternaam', kind: 'text', value: (row) => row.lastName },
    { heading: 'E-mailadres', kind: 'text', value: (row) => row.emailAddress },
    { heading: 'Rechten', kind: 'text', value: ({ permissions }) => permissions.map(nameOf).join(', ') },
    { heading: 'Hoofdgebruiker', kind: 'text', value: (row) => (row.isPrimaryUser ? 'Ja' : 'Nee') },
    { heading: 'Boekhouder', kind: 'text', value: (row) => (row.isFinancialPlanner ? 'Ja' : 'Nee') },
    { heading: 'Laatst gezien', kind: 'instant', value: (row) => row.lastSeenAt },
    { heading: 'Toegang tot', kind: 'instant', value: (row) => row.deactivatedAt },
  ],
  rows,
})

const nameOf = (permission: string): string => permissionNames[permission] ?? permission
