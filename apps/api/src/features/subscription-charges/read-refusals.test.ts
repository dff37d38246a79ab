import { contract } from '@klopt/api-client/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { mailsTo } from '../authentication/mails.test-support.ts'
import { aPayer, chargeAll, codeOf, Collector, daysOn } from './charging.test-support.ts'

let server: KloptTestServer
let collector: Collector
beforeEach(async () => {
  server = await createTestServer()
  collector = new Collector(server)
})
afterEach(() => server.stop())

const send = async (xml: string) =>
  (await collector.client()).send(contract.subscriptionCharges.readRefusals, {
    query: { name: 'pain002.xml' },
    body: fileBody(new TextEncoder().encode(xml)),
  })

const refused = (id: string, code: string) =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf></TxInfAndSts>`
const report = (transactions: string) =>
  `<Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts>${transactions}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

test('a status report of the bank marks what is ours as failed and tells who has to pay, once however often it is read', async () => {
  const [one, two] = [await aPayer(server), await aPayer(server)]
  await chargeAll(server)
  daysOn(server, 8)
  await collector.create()
  const xml = report(refused('KL2026-00001-1', 'MD01') + refused('KL2026-00002-1', 'ZZ99') + refused('VREEMD', 'AM04'))
  expect((await send(xml)).body).toEqual({ failed: ['KL2026-00001', 'KL2026-00002'], others: 1, failedWithFile: 0 })
  expect((await send(xml)).body).toEqual({ failed: [], others: 3, failedWithFile: 0 })
  expect((await collector.rows('failed')).map(({ reason }) => reason?.code).toSorted()).toEqual(['MD01', 'MS03'])
  for (const payer of [one, two]) {
    const mails = await mailsTo(server, payer.emailAddress)
    expect(mails.filter(({ subject }) => subject.includes('mislukt'))).toHaveLength(1)
  }
})

const ofFile = (messageId: string, parts = '') =>
  `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><GrpSts>${parts === '' ? 'RJCT' : 'PART'}</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts>${parts}</CstmrPmtStsRpt></Document>`
const ofPart = (partId: string) =>
  `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${partId}</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts></OrgnlPmtInfAndSts>`

test('a file that was refused as a whole fails with all that is in it, mails nobody, and can be tried again', async () => {
  const payers = [await aPayer(server), await aPayer(server)]
  await chargeAll(server)
  daysOn(server, 8)
  await collector.create()
  expect((await send(ofFile('IETS-ANDERS'))).body).toEqual({ failed: [], others: 1, failedWithFile: 0 })
  const failed = ['KL2026-00001', 'KL2026-00002']
  expect((await send(ofFile('KLOPT-KL2026-00001-1'))).body).toEqual({ failed, others: 0, failedWithFile: 2 })
  expect((await send(ofFile('KLOPT-KL2026-00001-1'))).body).toEqual({ failed: [], others: 1, failedWithFile: 0 })
  const rows = await collector.rows('failed')
  expect(rows.map(({ reason }) => reason?.code)).toEqual(['FF01', 'FF01'])
  for (const { emailAddress } of payers) {
    const mails = await mailsTo(server, emailAddress)
    expect(mails.filter(({ subject }) => subject.includes('mislukt'))).toEqual([])
  }
  for (const { id } of rows) expect((await collector.retry(id)).status).toBe(200)
})

test('of a file of which a part was refused that part alone fails', async () => {
  await aPayer(server)
  await chargeAll(server)
  daysOn(server, 1)
  await aPayer(server)
  await chargeAll(server)
  daysOn(server, 8)
  await collector.create()
  const [messageId, part] = ['KLOPT-KL2026-00001-1', 'KLOPT-KL2026-00001-1-2']
  const nothing = { failed: [], others: 1, failedWithFile: 0 }
  expect((await send(ofFile(messageId, ofPart('ONBEKEND')))).body).toEqual(nothing)
  const one = { failed: ['KL2026-00002'], others: 0, failedWithFile: 1 }
  expect((await send(ofFile(messageId, ofPart(part)))).body).toEqual(one)
  expect((await send(ofFile(messageId, ofPart(part)))).body).toEqual(nothing)
})

test.each([['<Document><Stmt/></Document>'], ['geen xml'], [report('').slice(0, -20)]])(
  'a file without refusals is refused: %s',
  async (xml) => {
    expect(codeOf(await send(xml))).toBe(90455)
  },
)
