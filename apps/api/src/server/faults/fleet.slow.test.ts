import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tableOf, type NamedFault } from './fault-table.test-support.ts'
import { Fleet } from './fleet.test-support.ts'
import { Writers, type Tally } from './writers.test-support.ts'

/** How often all of it is done: once in the slow lane; `ROUNDS=5` goes on for minutes. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
/** What is acknowledged before a fault, and after it. */
const BEFORE = 8
const AFTER = 12

vi.setConfig({ testTimeout: 300_000 * ROUNDS, hookTimeout: 300_000 })

interface Fault {
  readonly name: string
  /** `time` counts from 0. */
  act(fleet: Fleet, time: number): Promise<void> | void
}

const faults: readonly Fault[] = [
  { name: '`kill -9` of a server for people', act: (fleet, time) => fleet.replace('web', time, 'SIGKILL') },
  { name: 'SIGTERM of a server for people', act: (fleet, time) => fleet.replace('web', time + 1, 'SIGTERM') },
  { name: '`kill -9` of a server that works', act: (fleet, time) => fleet.replace('jobs', time, 'SIGKILL') },
  { name: 'SIGTERM of a server that works', act: (fleet, time) => fleet.replace('jobs', time + 1, 'SIGTERM') },
  { name: 'a server for people paused for 3 s', act: (fleet, time) => fleet.stopFor('web', time + 2) },
  { name: 'a server that works paused for 3 s', act: (fleet, time) => fleet.stopFor('jobs', time) },
  { name: 'the network between them and the database cut for 3 s', act: (fleet) => fleet.cutNetwork() },
  { name: 'all calls cut off on their way', act: (fleet) => fleet.cutCalls() },
]

let fleet: Fleet
let writers: Writers
const outcomes = new Map<NamedFault, Tally>()

beforeAll(async () => {
  fleet = await Fleet.start()
  writers = await Writers.open(fleet.beside, fleet.url)
})
afterAll(async () => {
  const asked = [...writers.refusals].map(([status, count]) => `${count} times ${status || 'no answer'}`).join(', ')
  console.log(
    `\n${tableOf(outcomes)}\n\n${writers.marks.length} invoices were acknowledged; told to ask again: ${asked}`,
  )
  await fleet.stop()
})

test('whatever breaks of several servers while people write, nothing acknowledged is lost or there twice, and the books add up', async () => {
  for (const { name, act } of faults) {
    let [lost, doubled] = [0, 0]
    for (let time = 0; time < ROUNDS; time += 1) {
      writers.start()
      await writers.acknowledged(BEFORE)
      await act(fleet, time)
      await writers.acknowledged(AFTER)
      await writers.stop()
      const tally = await writers.check()
      lost += tally.lost
      doubled += tally.doubled
      expect([name, tally]).toEqual([name, { lost: 0, doubled: 0 }])
    }
    outcomes.set({ name, times: ROUNDS }, { lost, doubled })
  }
})

test('docs/operations/several-servers.md names each fault that is tried here', async () => {
  const page = await readFile(new URL('../../../../../docs/operations/several-servers.md', import.meta.url), 'utf8')
  for (const { name } of faults) expect(page).toContain(`| ${name} | `)
})
