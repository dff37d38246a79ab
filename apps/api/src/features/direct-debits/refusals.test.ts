import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { aLine, camt } from '../bank/statements.test-support.ts'
import { Books } from '../books.test-support.ts'
import { Collecting, fieldsOf } from './collecting.test-support.ts'

let server: KloptTestServer
let collecting: Collecting
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  collecting = await Collecting.open(server)
})
afterAll(() => server.stop())

const send = ({ books }: Collecting, xml: string) =>
  books.client.send(contract.directDebits.readRefusals, {
    params: books.params,
    query: { name: 'pain002.xml' },
    body: fileBody(xml),
  })
const ids = ({ books }: Collecting) => `KLOPT-DD-${books.id}-1`
const report = (transactions: string, ofFile = '', ofPart = '') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>${ofFile}<OrgnlPmtInfAndSts>${ofPart}${transactions}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
const rejected = (id: string, code: string) =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf></TxInfAndSts>`
const whole = (id: string, status: string) =>
  `<OrgnlGrpInfAndSts><OrgnlMsgId>${id}</OrgnlMsgId><GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts>`

test('a status report marks what the bank refused, with why, once however often it is read', async () => {
  const [one, two] = [await collecting.invoice(), await collecting.invoice()]
  const id = await collecting.create([one.id, two.id])
  const xml = report(rejected(`${ids(collecting)}-2`, 'AM04') + rejected('VREEMD', 'AC04'))
  expect((await send(collecting, xml)).body).toEqual({ refused: [two.number], others: 1 })
  expect((await send(collecting, xml)).body).toEqual({ refused: [], others: 2 })
  expect((await collecting.show(id)).items).toMatchObject([
    { state: 'waiting', reason: null },
    { state: 'refused', reason: { code: 'AM04', mandate: null } },
  ])
  expect((await collecting.tryCreate([two.id])).status).toBe(200)
})

test('what a statement takes back is left to its lines', async () => {
  const { id } = await collecting.invoice()
  const file = await collecting.create([id])
  const back = aLine({ amountCents: -12_100, endToEndId: `${ids(collecting)}-1`, returnReason: 'MD06' })
  expect((await send(collecting, camt([back]))).body).toEqual({ refused: [], others: 1 })
  expect(await collecting.states(file)).toEqual(['waiting'])
})

test("a file that was refused as a whole frees all its invoices; another administration's is not known", async () => {
  const [one, two] = [await collecting.invoice(), await collecting.invoice()]
  const id = await collecting.create([one.id, two.id])
  const other = new Collecting(await Books.open(server))
  const xml = report('', whole(ids(collecting), 'RJCT'))
  expect((await send(other, xml)).body).toEqual({ refused: [], others: 1 })
  expect((await send(collecting, xml)).body).toEqual({ refused: [one.number, two.number], others: 0 })
  const shown = await collecting.show(id)
  expect(shown.items).toMatchObject([{ reason: { code: 'MS03' } }, { state: 'refused' }])
  expect(shown).toMatchObject({ totalCents: 24_200, refusedCents: 24_200, paidCents: 0 })
})

test('of a file of which a part was refused that part alone', async () => {
  const one = await collecting.invoice()
  const business = await collecting.books.contact({ name: 'Loket BV' })
  await collecting.mandate(business, { scheme: 'B2B' })
  const two = await collecting.invoice(business)
  const id = await collecting.create([one.id, two.id])
  const part = `<OrgnlPmtInfId>${ids(collecting)}-1</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts>`
  const xml = report('', whole(ids(collecting), 'PART'), part)
  expect((await send(collecting, xml)).body).toMatchObject({ refused: [expect.any(String)], others: 0 })
  expect((await collecting.states(id)).toSorted()).toEqual(['refused', 'waiting'])
})

test('a file that says of nothing that it was refused is told to be another one', async () => {
  for (const xml of [report(''), 'geen xml']) {
    expect(await send(collecting, xml)).toMatchObject({ status: 409, body: { code: 90455 } })
  }
})

describe('what the bank says of the mandate', () => {
  const refusedBy = async (code: string, contactId: number) => {
    const { id } = await collecting.invoice(contactId)
    const file = await collecting.create([id])
    const [item] = (await collecting.show(file)).items
    await collecting.refuse(file, must(item, 'its item').id, code)
    return id
  }
  const mandates = async () => {
    const { client, params } = collecting.books
    return (await client.call(contract.directDebits.mandates, { params, query: {} })).items
  }

  test('MD01: none is valid, so nothing is collected by it any more, and a new one is asked', async () => {
    const contactId = await collecting.books.contact()
    await collecting.mandate(contactId)
    const id = await refusedBy('MD01', contactId)
    expect(await mandates()).toMatchObject([{ state: 'refused' }])
    expect((await collecting.collectables()).items).toMatchObject([{ obstacle: 'refused' }])
    expect(fieldsOf(await collecting.tryCreate([id]))).toEqual({
      'invoiceIds.0': expect.stringContaining('geen geldige machtiging'),
    })
    await collecting.mandate(contactId)
    expect((await collecting.tryCreate([id])).status).toBe(200)
  })

  test('AC04: the account was closed; by another account the mandate goes on', async () => {
    const contactId = await collecting.books.contact()
    const { id: mandateId } = await collecting.mandate(contactId)
    const id = await refusedBy('AC04', contactId)
    const [kept] = await mandates()
    expect(kept).toMatchObject({ state: 'other_account' })
    expect((await collecting.tryCreate([id])).status).toBe(409)
    const { reference, kind, scheme, signedOn, accountHolder, version } = must(kept, 'the mandate')
    const { client, params } = collecting.books
    await client.call(contract.directDebits.saveMandate, {
      params: { ...params, mandateId },
      body: { reference, kind, scheme, signedOn, accountHolder, version, iban: 'NL20INGB0001234567' },
    })
    expect(await mandates()).toMatchObject([{ state: 'active' }])
    expect((await collecting.tryCreate([id])).status).toBe(200)
  })

  test('MD06 in the code of a statement alone: it is said beside the invoice, and the mandate stays', async () => {
    const { books } = collecting
    const contactId = await books.contact()
    await collecting.mandate(contactId)
    const { id, number } = await collecting.invoice(contactId)
    const file = await collecting.create([id])
    await books.on('2026-06-30')
    const day = { date: '2026-06-29', description: number }
    await books.importFile(camt([aLine({ ...day, amountCents: 12_100 })]))
    const item = await books.openItem(number)
    const line = async (amountCents: number) =>
      must(
        (await books.waiting()).find((each) => each.amountCents === amountCents),
        'the line',
      )
    await books.process(await line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
    const back = aLine({ date: '2026-06-30', amountCents: -12_100, description: 'Storno', returnReason: 'MD06' })
    await books.importFile(camt([back], { openingBalanceCents: 12_100 }))
    await books.process(await line(-12_100), { items: [{ openItemId: item.id, amountCents: -12_100 }] })
    expect((await collecting.show(file)).items).toMatchObject([
      { state: 'returned', reason: { code: 'MD06', mandate: 'ask' } },
    ])
    expect(await mandates()).toMatchObject([{ state: 'active' }])
  })
})
