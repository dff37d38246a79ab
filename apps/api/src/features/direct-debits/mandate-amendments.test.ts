import { contract, type MandateInput } from '@klopt/api-client/contract'
import { isoProblems } from '@klopt/bank-statements/testing'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aMandate, Collecting } from './collecting.test-support.ts'

let server: KloptTestServer
let collecting: Collecting
let contactId: number
let mandateId: number
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  collecting = await Collecting.open(server)
  contactId = await collecting.books.contact()
  mandateId = (await collecting.mandate(contactId, { reference: 'OUD-1' })).id
})
afterAll(() => server.stop())

const change = (changes: Partial<MandateInput>, version = 1) => {
  const { client, params } = collecting.books
  const body = { ...aMandate({ reference: 'OUD-1', ...changes }), version }
  return client.call(contract.directDebits.saveMandate, { params: { ...params, mandateId }, body })
}

/** What the bank is told of the mandate with the next collection; null when it is told nothing. */
async function collect(): Promise<{ file: number; told: string | null }> {
  const invoice = await collecting.invoice(contactId)
  const file = await collecting.create([invoice.id])
  const { client, params } = collecting.books
  const download = await client.send(contract.directDebits.download, { params: { ...params, directDebitFileId: file } })
  const xml = String(download.body)
  expect(isoProblems(xml)).toEqual([])
  return { file, told: /<AmdmntInd>true<\/AmdmntInd><AmdmntInfDtls>(.*)<\/AmdmntInfDtls>/.exec(xml)?.[1] ?? null }
}

const NEW_ACCOUNT = '<OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct>'

test('the bank hears once of another account and reference, with the first collection after it', async () => {
  await change({ iban: 'NL20INGB0001234567' })
  // Nothing was collected by it yet: it is as new.
  expect((await collect()).told).toBeNull()
  await change({ iban: 'NL91ABNA0417164300', reference: 'NIEUW-1' }, 2)
  const { file, told } = await collect()
  expect(told).toBe(`<OrgnlMndtId>OUD-1</OrgnlMndtId>${NEW_ACCOUNT}`)
  expect((await collecting.show(file)).items).toMatchObject([
    { mandateReference: 'NIEUW-1', debtorIban: 'NL91ABNA0417164300' },
  ])
  expect((await collect()).told).toBeNull()
})

test('an earlier file keeps the reference it was made by', async () => {
  const { file } = await collect()
  await change({ reference: 'NIEUW-1' })
  expect((await collecting.show(file)).items).toMatchObject([{ mandateReference: 'OUD-1' }])
})

test('what never reached the customer is told again', async () => {
  await collect()
  await change({ iban: 'NL20INGB0001234567' })
  const first = await collect()
  await collecting.cancel(first.file)
  const second = await collect()
  const [item] = (await collecting.show(second.file)).items
  await collecting.refuse(second.file, must(item, 'a collection').id, 'AM04')
  const third = await collect()
  expect([first.told, second.told, third.told]).toEqual([NEW_ACCOUNT, NEW_ACCOUNT, NEW_ACCOUNT])
})

test('the creditor gets another identifier', async () => {
  await collect()
  await collecting.settings({ creditorIdentifier: 'NL32ZZZ876543210000' })
  expect((await collect()).told).toBe(
    '<OrgnlCdtrSchmeId><Id><PrvtId><Othr><Id>NL69ZZZ123456780000</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr>' +
      '</PrvtId></Id></OrgnlCdtrSchmeId>',
  )
})
