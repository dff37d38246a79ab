import { contract } from '@klopt/api-client/contract'
import { isoProblems } from '@klopt/bank-statements/testing'
import { must } from '@klopt/bookkeeping/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { mailsTo } from '../authentication/mails.test-support.ts'
import {
  aPayer,
  chargeAll,
  chargesOf,
  codeOf,
  Collector,
  daysOn,
  FIRST_DAY,
  type Payer,
} from './charging.test-support.ts'

let server: KloptTestServer
let collector: Collector
beforeEach(async () => {
  server = await createTestServer()
  collector = new Collector(server)
})
afterEach(() => server.stop())

const charged = async (count = 1): Promise<readonly Payer[]> => {
  const payers = []
  for (let made = 0; made < count; made += 1) payers.push(await aPayer(server))
  await chargeAll(server)
  return payers
}
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

test('what is due within a week goes into one file that the official schema takes, on the day that was told', async () => {
  await charged(2)
  expect(codeOf(await collector.tryCreate())).toBe(90451)
  daysOn(server, 8)
  const to = await collector.toCollect()
  expect(to).toEqual({ count: 2, totalCents: 4284, firstDate: FIRST_DAY, lastDate: FIRST_DAY, withoutMandate: 0 })
  const { fileId, count, totalCents } = await collector.create()
  expect([count, totalCents]).toEqual([2, 4284])
  const xml = await collector.download(fileId)
  expect(isoProblems(xml)).toEqual([])
  expect(texts(xml, 'SeqTp')).toEqual(['FRST'])
  expect(texts(xml, 'ReqdColltnDt')).toEqual([FIRST_DAY])
  expect(texts(xml, 'InstdAmt')).toEqual(['21.42', '21.42'])
  expect(texts(xml, 'EndToEndId')).toEqual(['KL2026-00001-1', 'KL2026-00002-1'])
  expect(codeOf(await collector.tryCreate())).toBe(90451)
})

test('two who make a file at once make one', async () => {
  await charged(3)
  daysOn(server, 8)
  const answers = await Promise.all([collector.tryCreate(), collector.tryCreate(), collector.tryCreate()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { rows } = await server.services.pool.query('SELECT charge_id FROM subscription_collections')
  expect(rows).toHaveLength(3)
})

test('the database refuses a second collection of a charge while the first stands, and a third ever', async () => {
  const [payer] = await charged()
  daysOn(server, 8)
  const { fileId } = await collector.create()
  const insert = (attempt: number) =>
    server.services.pool.query(
      `INSERT INTO subscription_collections (administration_id, charge_id, file_id, mandate_id, attempt, sequence,
         collection_date, end_to_end_id, amount_cents, creditor_name, creditor_identifier)
       SELECT administration_id, charge_id, $1, mandate_id, $2::int, 'RCUR', collection_date, 'X', amount_cents, '', ''
       FROM subscription_collections WHERE administration_id = $3`,
      [fileId, attempt, must(payer, 'the payer').id],
    )
  await expect(insert(2)).rejects.toMatchObject({ constraint: 'subscription_collections_standing' })
  await expect(insert(3)).rejects.toMatchObject({ code: '23514' })
})

test('the second period by a mandate recurs, and a new account begins anew', async () => {
  const [one, two] = await charged(2)
  daysOn(server, 8)
  await collector.create()
  await must(two, 'the other payer').pay('NL20INGB0001234567')
  daysOn(server, 23)
  await collector.renew()
  await chargeAll(server)
  daysOn(server, 8)
  const xml = await collector.download((await collector.create()).fileId)
  expect(texts(xml, 'SeqTp')).toEqual(['FRST', 'RCUR'])
  expect(texts(xml, 'MndtId')).toEqual([`KLOPT-${two?.id}-2`, `KLOPT-${one?.id}-1`])
})

test('without an account nothing is collected, which the list says; a day that is over becomes the next one', async () => {
  const payer = await aPayer(server, { withAccount: false })
  await chargeAll(server)
  daysOn(server, 14)
  const to = await collector.toCollect()
  expect(to).toMatchObject({ count: 0, withoutMandate: 1 })
  expect(await collector.rows()).toMatchObject([{ state: 'planned', hasMandate: false, collectionDate: FIRST_DAY }])
  await payer.pay('NL91ABNA0417164300')
  await collector.create()
  expect(await collector.rows()).toMatchObject([{ state: 'handed_in', collectionDate: '2026-06-30' }])
})

test('a collection that fails is told with what to do, is tried once more after a new notice, and never a third time', async () => {
  const [payer] = await charged()
  const { id, emailAddress } = must(payer, 'the payer')
  const [charge] = await chargesOf(server, id)
  const chargeId = must(charge, 'the charge').id
  expect(codeOf(await collector.fail(chargeId, 'AM04'))).toBe(90452)
  daysOn(server, 8)
  await collector.create()
  daysOn(server, 8)
  expect(await collector.rows()).toMatchObject([{ state: 'collected' }])
  expect((await collector.fail(chargeId, 'XXXX')).status).toBe(422)
  expect((await collector.fail(chargeId, 'AM04')).status).toBe(204)
  expect(codeOf(await collector.fail(chargeId, 'AM04'))).toBe(90452)
  const reason = { code: 'AM04', text: 'Er staat te weinig op de rekening' }
  expect(await collector.rows('failed')).toMatchObject([
    { number: 'KL2026-00001', state: 'failed', reason, attempts: 1 },
  ])
  expect((await collector.list()).segments?.failed.count).toBe(1)
  const failed = (await mailsTo(server, emailAddress)).find(({ subject }) => subject.includes('mislukt'))
  expect(failed?.text).toContain('Er staat te weinig op de rekening')
  expect(failed?.text).toContain('maak €\u00A021,42 over naar NL91ABNA0417164300')
  expect(failed?.text).toContain(`/v2/administrations/${id}/settings/subscription`)
  expect((await collector.retry(chargeId)).body).toEqual({ collectionDate: '2026-07-15' })
  expect(codeOf(await collector.retry(chargeId))).toBe(90453)
  const again = (await mailsTo(server, emailAddress)).find(({ subject }) => subject.includes('nog een keer'))
  expect(again?.text).toContain('Op 15 juli 2026')
  daysOn(server, 10)
  const xml = await collector.download((await collector.create()).fileId)
  expect(texts(xml, 'EndToEndId')).toEqual(['KL2026-00001-2'])
  await collector.fail(chargeId, 'AM04')
  expect(codeOf(await collector.retry(chargeId))).toBe(90453)
  expect(await collector.rows('failed')).toMatchObject([{ attempts: 2 }])
})

test('after its account was closed nothing is collected by a mandate, until whoever pays gives another', async () => {
  const [payer] = await charged()
  const [charge] = await chargesOf(server, must(payer, 'the payer').id)
  const chargeId = must(charge, 'the charge').id
  daysOn(server, 8)
  await collector.create()
  await collector.fail(chargeId, 'AC04')
  await collector.retry(chargeId)
  daysOn(server, 10)
  expect(await collector.toCollect()).toMatchObject({ count: 0, withoutMandate: 1 })
  await must(payer, 'the payer').pay('NL20INGB0001234567')
  expect(await collector.toCollect()).toMatchObject({ count: 1, withoutMandate: 0 })
})

test('what was paid otherwise is collected no more; what is at the bank cannot be', async () => {
  const [payer] = await charged()
  const [charge] = await chargesOf(server, must(payer, 'the payer').id)
  const chargeId = must(charge, 'the charge').id
  daysOn(server, 8)
  await collector.create()
  expect(codeOf(await collector.markPaid(chargeId))).toBe(90454)
  await collector.fail(chargeId, 'AM04')
  expect((await collector.markPaid(chargeId)).status).toBe(204)
  expect(codeOf(await collector.retry(chargeId))).toBe(90453)
  expect(await collector.rows('collected')).toMatchObject([{ state: 'paid' }])
})

test('whoever pays sees their own charges, the latest first; the log says in words what staff did', async () => {
  const [one] = await charged(2)
  const client = await must(one, 'the payer').client()
  const own = contract.subscriptionCharges.own
  const params = { administrationId: must(one, 'the payer').id }
  expect(await client.call(own, { params })).toEqual([
    {
      id: expect.any(Number),
      number: 'KL2026-00001',
      plan: 'START',
      periodStart: '2026-06-15',
      periodEnd: '2026-07-14',
      amountCents: 2142,
      collectionDate: FIRST_DAY,
      state: 'planned',
      reason: null,
    },
  ])
  daysOn(server, 8)
  await collector.create()
  const staff = await collector.client()
  const { items } = await staff.call(contract.backOffice.auditLog, { query: { search: 'incasso' } })
  expect(items.map(({ deed }) => deed)).toContain('Incassobestand van abonnementen gemaakt')
})

test('staff finds by company or number, sorts, and takes the list along as a file', async () => {
  await charged(2)
  expect((await collector.list({ search: 'KL2026-00002' })).items).toHaveLength(1)
  const { items } = await collector.list({ sort: 'number' })
  expect(items.map(({ number }) => number)).toEqual(['KL2026-00001', 'KL2026-00002'])
  const staff = await collector.client()
  const file = await staff.send(contract.subscriptionCharges.export, { query: { format: 'csv' } })
  expect(file.body).toContain('KL2026-00001')
})

test('a server that knows no creditor collects nothing', async () => {
  const other = await createTestServer({ env: { ENVIRONMENT: 'production' } })
  try {
    const collector = new Collector(other)
    expect(codeOf(await collector.tryCreate())).toBe(90450)
    // Staff looks at every visit, so that it is told as how things stand, and not refused.
    expect(await collector.toCollect()).toBeNull()
  } finally {
    await other.stop()
  }
})
