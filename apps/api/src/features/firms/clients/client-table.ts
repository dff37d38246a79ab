import type { FirmClient } from '@klopt/api-client/contract'
import type { Table } from '../../../table-files/table.ts'

const subscriptions: Record<FirmClient['subscriptionType'], string> = {
  NONE: 'Geen',
  TRIAL: 'Proef',
  ZZP: 'Zzp',
  PRESTARTER: 'Instap',
  GRACE_PERIOD: 'Uitloop',
  REWARD: 'Beloning',
  MKB: 'Mkb',
}

/** The clients of a firm as a file. */
export const clientTable = (rows: AsyncIterable<FirmClient>): Table<FirmClient> => ({
  name: 'Klanten',
  columns: [
    { heading: 'Nummer', kind: 'number', value: (row) => row.id },
    { heading: 'Bedrijf', kind: 'text', value: (row) => row.companyName },
    { heading: 'Hoofdgebruiker', kind: 'text', value: (row) => row.mainUser },
    { heading: 'Wie', kind: 'text', value: (row) => row.manager?.name ?? null },
    { heading: 'Betaald door', kind: 'text', value: (row) => (row.paidBy === 'FIRM' ? 'Kantoor' : 'Klant') },
    { heading: 'Abonnement', kind: 'text', value: (row) => subscriptions[row.subscriptionType] },
    { heading: 'Huidige periode tot', kind: 'date', value: (row) => row.currentPeriodEnd },
  ],
  rows,
})
