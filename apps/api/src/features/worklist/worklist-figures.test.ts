import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { ask } from '../questions/questions.test-support.ts'
import { openFirm, sale, work } from './worklist.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const figuresOf = (client: TestClient, firmId: number) => client.call(contract.worklist.figures, { params: { firmId } })

test('what is late, what is due first, questions and bank lines are counted over all clients', async () => {
  const { firmId, books, keeper } = await openFirm(server, '2026-04-02')
  const second = await Books.open(server, { firmId, companyName: 'Bakker B' })
  for (const each of [books, second]) await sale(each, '2026-02-05')
  await books.line(-5_000, { date: '2026-02-27' })
  await second.line(-5_000, { date: '2026-03-30' })
  await second.line(-7_000, { date: '2026-03-31' })
  const client = await server.world.as(keeper)
  await ask(client, second)
  await ask(client, second)
  await work(server, books)
  expect(await figuresOf(client, firmId)).toEqual({
    late: null,
    next: { dueOn: '2026-04-30', dueCount: 2, waitingCount: 0, approvedCount: 0 },
    questions: { openCount: 2, answeredCount: 0, clientCount: 1 },
    bank: { waitingLineCount: 3, clientCount: 2, behindCount: 1, behindSince: '2026-03-01' },
  })

  await second.on('2026-04-20')
  await second.file('2026-Q1')
  await work(server, books)
  await second.on('2026-05-01')
  expect(await figuresOf(await server.world.as(keeper), firmId)).toMatchObject({
    late: { count: 1, companyName: 'Aannemer A', periodLabel: '1e kwartaal 2026' },
    next: null,
  })
})

test('a firm without clients has nothing before it, and one asks no more for many of them', async () => {
  const firmId = await server.world.firm()
  const client = await server.world.as(await server.world.user({ firmId, firstName: 'Cor', lastName: 'Cijfer' }))
  expect(await figuresOf(client, firmId)).toMatchObject({
    late: null,
    next: null,
    questions: { openCount: 0, answeredCount: 0, clientCount: 0 },
    bank: { waitingLineCount: 0, clientCount: 0, behindCount: 0 },
  })
  const none = await countStatements(() => figuresOf(client, firmId))
  await server.world.administration({ firmId })
  await server.world.administration({ firmId })
  expect(await countStatements(() => figuresOf(client, firmId))).toBe(none)
})
