import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { beside } from '../../features/crash.test-support.ts'
import type { KloptTestServer } from '../../testing/index.ts'
import { tableOf, type NamedFault } from './fault-table.test-support.ts'
import { faults } from './faults.test-support.ts'
import { RunningKlopt } from './running-klopt.test-support.ts'
import { Writers, type Tally } from './writers.test-support.ts'

/** How often all of it is done: once in the slow lane; `ROUNDS=3` goes on for minutes. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)

vi.setConfig({ testTimeout: 600_000 * ROUNDS, hookTimeout: 300_000 })
/** What is acknowledged before a fault, and after it. */
const BEFORE = 8
const AFTER = 12

let klopt: RunningKlopt
let server: KloptTestServer
let writers: Writers
const outcomes = new Map<NamedFault, Tally>()

beforeAll(async () => {
  klopt = await RunningKlopt.start()
  server = (await beside(klopt.dataDir)).server
  writers = await Writers.open(server, klopt.url)
})
afterAll(async () => {
  const asked = [...writers.refusals].map(([status, count]) => `${count} times ${status || 'no answer'}`).join(', ')
  console.log(
    `\n${tableOf(outcomes)}\n\n${writers.marks.length} invoices were acknowledged; told to ask again: ${asked}`,
  )
  await server.stop()
  await klopt.end()
})

const possible = () => faults.filter(({ name }) => name !== 'the disk full' || klopt.isOwnDisk)

test('whatever breaks while people write, nothing that was acknowledged is lost or there twice, and the books add up', async () => {
  for (const fault of possible()) {
    let [lost, doubled] = [0, 0]
    const done: NamedFault = { name: fault.name, times: fault.times * ROUNDS }
    for (let time = 0; time < done.times; time += 1) {
      writers.start()
      await writers.acknowledged(BEFORE)
      await fault.act(klopt, writers, time)
      await writers.acknowledged(AFTER)
      await writers.stop()
      const tally = await writers.check()
      lost += tally.lost
      doubled += tally.doubled
      outcomes.set(done, { lost, doubled })
      expect([fault.name, tally]).toEqual([fault.name, { lost: 0, doubled: 0 }])
    }
  }
})

test('an invoice that is lost and one that is there twice would be seen', async () => {
  const [first, second] = writers.marks
  await writers.shared.rows(
    `ALTER TABLE invoices DISABLE TRIGGER USER;
    UPDATE invoices SET reference = '${first}' WHERE reference = '${second}';
    ALTER TABLE invoices ENABLE TRIGGER USER`,
    [],
  )
  // Of the first mark the last is found, and of the second none.
  expect(await writers.check()).toEqual({ lost: expect.toBeOneOf([1, 2]) as unknown, doubled: 1 })
})

test('the table of docs/operations/faults.md is what was done here', async () => {
  const page = await readFile(new URL('../../../../../docs/operations/faults.md', import.meta.url), 'utf8')
  const all = new Map(faults.map((fault) => [fault, { lost: 0, doubled: 0 }]))
  expect(page).toContain(tableOf(all))
})
