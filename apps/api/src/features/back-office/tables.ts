import type { AuditRow, SubscriptionRow } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The audit log as a file. */
export const auditTable = (rows: AsyncIterable<AuditRow>): Table<AuditRow> => ({
  name: 'Logboek',
  columns: [
    { heading: 'Nummer', kind: 'number', value: (row) => row.id },
    { heading: 'Moment', kind: 'instant', value: (row) => row.at },
    { heading: 'Wie', kind: 'text', value: (row) => row.user?.name ?? null },
    { heading: 'E-mailadres', kind: 'text', value: (row) => row.user?.emailAddress ?? null },
    { heading: 'Kijkend als', kind: 'text', value: (row) => row.actingAs },
    { heading: 'Administratie', kind: 'text', value: (row) => row.administration?.companyName ?? null },
    { heading: 'Handeling', kind: 'text', value: (row) => row.deed },
    { heading: 'Vanaf', kind: 'text', value: (row) => row.address },
    { heading: 'Actie', kind: 'text', value: (row) => row.action },
    { heading: 'Wat', kind: 'text', value: (row) => row.entity },
    { heading: 'Id', kind: 'number', value: (row) => row.entityId },
    { heading: 'Reden', kind: 'text', value: (row) => row.reason },
    { heading: 'Verzoek', kind: 'text', value: (row) => row.requestId },
  ],
  rows,
})

/** Subscriptions as a file. */
export const subscriptionTable = (rows: AsyncIterable<SubscriptionRow>): Table<SubscriptionRow> => ({
  name: 'Abonnementen',
  columns: [
    { heading: 'Nummer', kind: 'number', value: (row) => row.administrationId },
    { heading: 'Bedrijf', kind: 'text', value: (row) => row.companyName },
    { heading: 'Hoofdgebruiker', kind: 'text', value: (row) => row.mainUser },
    { heading: 'Kantoor', kind: 'text', value: (row) => row.firmName },
    { heading: 'Soort', kind: 'text', value: (row) => row.type },
    { heading: 'Abonnement', kind: 'text', value: (row) => row.plan },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.amountCents },
    {
      heading: 'Per',
      kind: 'text',
      value: (row) => (row.unit === null ? null : row.unit === 'MONTH' ? 'maand' : 'jaar'),
    },
    { heading: 'Huidige periode tot', kind: 'date', value: (row) => row.currentPeriodEnd },
    { heading: 'Opgezegd per', kind: 'date', value: (row) => row.endsOn },
    { heading: 'Betaalwijze', kind: 'text', value: (row) => row.paymentMethod },
  ],
  rows,
})
