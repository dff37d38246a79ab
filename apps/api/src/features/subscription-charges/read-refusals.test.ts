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
  expect((await send(xml)).body).toEqual({ failed: ['KL2026-00001', 'KL2026-00002'], others: 1 })
  expect((await send(xml)).body).toEqual({ failed: [], others: 3 })
  expect((await collector.rows('failed')).map(({ reason }) => reason?.code).toSorted()).toEqual(['MD01', 'MS03'])
  for (const payer of [one, two]) {
    const mails = await mailsTo(server, payer.emailAddress)
    expect(mails.filter(({ subject }) => subject.includes('mislukt'))).toHaveLength(1)
  }
})

test.each([['<Document><Stmt/></Document>'], ['geen xml'], [report('').slice(0, -20)]])(
  'a file without refusals is refused: %s',
  async (xml) => {
    expect(codeOf(await send(xml))).toBe(90455)
  },
)
