import type { SubscriptionChargeRow } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { chargeTable } from './tables.ts'

const row: SubscriptionChargeRow = {
  id: 1,
  number: 'KL2026-00001',
  administrationId: 7,
  companyName: 'Studio Noord',
  plan: 'STARTER',
  periodStart: '2026-06-15',
  periodEnd: '2026-07-14',
  amountCents: 2_142,
  collectionDate: '2026-06-29',
  state: 'failed',
  attempts: 2,
  reason: { code: 'AM04', text: 'Er staat te weinig op de rekening' },
  hasMandate: true,
  fileId: null,
}

async function* none() {}

test('the file says of each charge whose it is, for what, how much, when and how it went', () => {
  const { columns } = chargeTable(none())
  expect(Object.fromEntries(columns.map(({ heading, value }) => [heading, value(row)]))).toEqual({
    Factuur: 'KL2026-00001',
    Administratie: 7,
    Bedrijf: 'Studio Noord',
    Abonnement: 'STARTER',
    Van: '2026-06-15',
    'Tot en met': '2026-07-14',
    Bedrag: 2_142,
    Incassodag: '2026-06-29',
    Status: 'Mislukt',
    Pogingen: 2,
    Reden: 'Er staat te weinig op de rekening',
  })
})
