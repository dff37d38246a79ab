import type { ChargeState, SubscriptionChargeRow } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

const stateWords: Record<ChargeState, string> = {
  planned: 'Te incasseren',
  handed_in: 'Bij de bank',
  collected: 'Geïncasseerd',
  failed: 'Mislukt',
  paid: 'Betaald',
}

/** What was charged as a file. */
export const chargeTable = (rows: AsyncIterable<SubscriptionChargeRow>): Table<SubscriptionChargeRow> => ({
  name: 'Incasso van abonnementen',
  columns: [
    { heading: 'Factuur', kind: 'text', value: (row) => row.number },
    { heading: 'Administratie', kind: 'number', value: (row) => row.administrationId },
    { heading: 'Bedrijf', kind: 'text', value: (row) => row.companyName },
    { heading: 'Abonnement', kind: 'text', value: (row) => row.plan },
    { heading: 'Van', kind: 'date', value: (row) => row.periodStart },
    { heading: 'Tot en met', kind: 'date', value: (row) => row.periodEnd },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.amountCents },
    { heading: 'Incassodag', kind: 'date', value: (row) => row.collectionDate },
    { heading: 'Status', kind: 'text', value: (row) => stateWords[row.state] },
    { heading: 'Pogingen', kind: 'number', value: (row) => row.attempts },
    { heading: 'Reden', kind: 'text', value: (row) => row.reason?.text ?? null },
  ],
  rows,
})
