import type { Proposal } from '@klopt/recognition'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, Inbox, invoicePage } from './documents.test-support.ts'

let server: KloptTestServer
let inbox: Inbox
beforeAll(async () => {
  server = await createTestServer()
  inbox = await Inbox.open(server)
})
afterAll(() => server.stop())

async function proposalOf(fileId: number): Promise<Proposal> {
  const { rows } = await server.services.pool.query<{ proposal: Proposal }>(
    'SELECT proposal FROM recognitions WHERE administration_id = $1 AND file_id = $2',
    [inbox.id, fileId],
  )
  return must(rows[0], 'what was read').proposal
}

describe('a PDF with text', () => {
  test.each([0, 90, 180, 270] as const)('turned by %i degrees has its words where they are seen', async (rotate) => {
    const { fileId } = await inbox.read(aPdf({ pages: [{ ...invoicePage, rotate }] }))
    const { x, y } = await inbox.placeOf(fileId, 'Papierhandel')
    const [across, down] = [115 / 595, 67 / 842]
    const seen = { 0: [across, down], 90: [1 - down, across], 180: [1 - across, 1 - down], 270: [down, 1 - across] }
    expect(Math.abs(x - (seen[rotate][0] ?? 0))).toBeLessThan(0.02)
    expect(Math.abs(y - (seen[rotate][1] ?? 0))).toBeLessThan(0.02)
  })

  test.each([0, 90, 180, 270] as const)('turned by %i degrees is read as it stands there', async (rotate) => {
    const texts = [
      ...(invoicePage.texts ?? []),
      { text: 'Tegels', x: 60, y: 520 },
      { text: '€ 100,00', x: 460, y: 520 },
      { text: 'Netto', x: 60, y: 505 },
      { text: '€ 100,00', x: 460, y: 505 },
    ]
    const { fileId } = await inbox.read(aPdf({ pages: [{ texts, rotate }] }))
    expect(await proposalOf(fileId)).toMatchObject({
      supplier: { name: { value: 'Papierhandel De Vries' } },
      invoiceNumber: { value: '2026-0815' },
      invoiceDate: { value: '2026-06-12' },
      grossCents: { value: 12_100 },
      netCents: { value: 10_000 },
      vatCents: { value: 2_100 },
      vatLines: [{ ratePercent: 21, baseCents: 10_000, vatCents: 2_100 }],
    })
    // Written once each, however near they stand.
    expect((await inbox.words(fileId)).filter((text) => text.includes('100,00'))).toHaveLength(3)
  })
})
