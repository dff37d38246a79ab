import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPayer, chargeAll, chargesOf, codeOf, daysOn, type Payer, START_YEARLY } from './charging.test-support.ts'

const { subscriptionCharges } = contract
let server: KloptTestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.stop())

test('the invoice of a charge goes along with its mail as a PDF, and whoever pays can download the same one', async () => {
  const payer = await aPayer(server)
  await chargeAll(server)
  const [attached] = await attachments()
  expect(attached).toMatchObject({ filename: 'Factuur KL2026-00001.pdf', mimeType: 'application/pdf' })
  const bytes = new Uint8Array(must(attached, 'the PDF').content as ArrayBuffer)
  const text = await wordsOf(bytes)
  for (const part of [
    'Factuur',
    'KL2026-00001',
    '15-06-2026 t/m 14-07-2026',
    'Abonnement Start',
    '17,70',
    '3,72',
    '21,42',
  ])
    expect(text).toContain(part)
  expect(text).toContain('29 juni 2026')
  expect(text).toContain('NL69ZZZ123456780000')
  expect(await wordsOf((await invoiceOf(payer)).bytes)).toBe(text)
})

test('what was charged before stands on it, and moving house later changes nothing of it', async () => {
  const payer = await aPayer(server)
  await chargeAll(server)
  daysOn(server, 5)
  await payer.choose(START_YEARLY)
  await chargeAll(server)
  const before = await invoiceOf(payer)
  expect(await wordsOf(before.bytes)).toContain('Af: dagen die je al betaalde')
  await server.services.pool.query(`UPDATE administrations SET company_name = 'Elders' WHERE id = $1`, [payer.id])
  expect((await invoiceOf(payer)).bytes).toEqual(before.bytes)
})

test('the invoice of another administration is not there', async () => {
  const [payer, other] = [await aPayer(server), await aPayer(server)]
  await chargeAll(server)
  const { chargeId } = await invoiceOf(payer)
  const answer = await (
    await other.client()
  ).send(subscriptionCharges.ownInvoice, {
    params: { administrationId: other.id, chargeId },
  })
  expect([answer.status, codeOf(answer)]).toEqual([404, 90005])
})

const wordsOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join('\n')

/** The last one. */
async function invoiceOf(payer: Payer) {
  const chargeId = must((await chargesOf(server, payer.id)).at(-1), 'the charge').id
  const { baseUrl, cookies } = await payer.client()
  const path = subscriptionCharges.ownInvoice.path
    .replace('{administrationId}', String(payer.id))
    .replace('{chargeId}', String(chargeId))
  const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return { chargeId, bytes: new Uint8Array(await response.arrayBuffer()) }
}

async function attachments() {
  await server.jobs.drain()
  const folder = join(server.dataDir, 'outbox')
  const names = (await readdir(folder)).filter((name) => name.startsWith('subscription_invoice-'))
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.flatMap((mail) => mail.attachments)
}
