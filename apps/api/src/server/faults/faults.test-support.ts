import { execFile } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contract } from '@klopt/api-client/contract'
import { expect } from 'vitest'
import { fileBody } from '../../testing/index.ts'
import { query } from '../../testing/query.ts'
import { tinyPdf } from '../../testing/tiny-pdf.ts'
import { withCopy } from '../restore-drill/with-copy.ts'
import type { NamedFault } from './fault-table.test-support.ts'
import type { RunningKlopt } from './running-klopt.test-support.ts'
import type { Writers } from './writers.test-support.ts'

export interface Fault extends NamedFault {
  /** What happens while people write; `time` counts from 0. */
  act(klopt: RunningKlopt, writers: Writers, time: number): Promise<void>
}

/** Longer than anybody waits, and shorter than a client gives up. */
const PAUSE_MS = 3_000
const DAYS = [3, -6, 0]
const SLOW_BODIES = 30
const BURST = 150

const signal = (pids: readonly number[], name: NodeJS.Signals) => pids.forEach((pid) => process.kill(pid, name))

/** Stops processes in the middle of whatever they do, and lets them go on. */
async function stopFor(pids: readonly number[]): Promise<void> {
  signal(pids, 'SIGSTOP')
  await pause(PAUSE_MS)
  signal(pids, 'SIGCONT')
}

export const faults: readonly Fault[] = [
  { name: '`kill -9` of the server', times: 1, act: (klopt) => klopt.replaceServer('SIGKILL') },
  {
    name: '`kill -9` of the database',
    times: 1,
    act: async (klopt) => signal([await klopt.postmaster()], 'SIGKILL'),
  },
  {
    name: '`kill -9` of both',
    times: 1,
    async act(klopt) {
      signal([await klopt.postmaster()], 'SIGKILL')
      await klopt.replaceServer('SIGKILL')
    },
  },
  { name: 'SIGTERM of the server', times: 1, act: (klopt) => klopt.replaceServer('SIGTERM') },
  {
    name: 'the database restarted',
    times: 1,
    act: async (klopt) => signal([await klopt.postmaster()], 'SIGINT'),
  },
  {
    name: 'all sessions of the database ended',
    times: 2,
    async act(_klopt, { shared }) {
      await shared.rows(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND pid <> pg_backend_pid()',
        [],
      )
    },
  },
  { name: 'the server paused for 3 s', times: 1, act: (klopt) => stopFor([klopt.process.child.pid ?? 0]) },
  {
    name: 'the database paused for 3 s',
    times: 1,
    act: async (klopt) => stopFor(await klopt.databaseProcesses()),
  },
  {
    name: 'all calls cut off on their way',
    times: 3,
    act: async ({ line }) => line.cut(),
  },
  { name: 'the disk full', times: 1, act: fullDisk },
  { name: 'the clock three days on, six back, and right again', times: 1, act: jumpClock },
  { name: `${SLOW_BODIES} uploads of a byte at a time`, times: 1, act: slowBodies },
  {
    name: `a burst of ${BURST} invoices and ${BURST} reports of one user`,
    times: 1,
    act: burst,
  },
  { name: 'a back-up, put back and proved', times: 1, act: backUp },
]

/** Of the database, its log and the files alike: the server says so, and goes on when there is room. */
async function fullDisk(klopt: RunningKlopt, writers: Writers, time: number): Promise<void> {
  const refused = () => [...writers.refusals.values()].reduce((sum, count) => sum + count, 0)
  const before = refused()
  const giveBack = await klopt.fillDisk()
  const upload = writers.client.call(contract.documents.upload, {
    params: writers.shared.params,
    query: { name: 'bon.pdf' },
    body: fileBody(Buffer.concat([tinyPdf({ pages: [{}] }), Buffer.alloc(100_000, `% ${time}`)])),
  })
  try {
    await writers.until(async () => refused() >= before + 10)
  } finally {
    await giveBack()
  }
  await upload
}

async function jumpClock(klopt: RunningKlopt, writers: Writers): Promise<void> {
  for (const days of DAYS) {
    await klopt.moveClock(days)
    await writers.until(async () => {
      const [last] = await writers.shared.rows<{ days: number }>(
        `SELECT round(extract(epoch FROM created_at - now()) / 86400)::int AS days FROM audit_log
        WHERE administration_id = $1 ORDER BY id DESC LIMIT 1`,
      )
      return last?.days === days
    })
    await writers.acknowledged(10)
  }
}

async function slowBodies(klopt: RunningKlopt, writers: Writers): Promise<void> {
  const path = contract.documents.upload.path.replace('{administrationId}', String(writers.shared.id))
  const cookie = [...writers.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { hostname, port } = new URL(klopt.url)
  const head = `POST ${path}?name=traag.pdf HTTP/1.1\r\nHost: klopt\r\nCookie: ${cookie}\r\nContent-Type: application/octet-stream\r\nContent-Length: 1000000\r\n\r\n`
  const sockets: Socket[] = Array.from({ length: SLOW_BODIES }, () => connect(Number(port), hostname))
  for (const socket of sockets) socket.on('error', () => {}).write(head)
  const dripping = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x')
  }, 50)
  await writers.acknowledged(30)
  clearInterval(dripping)
  for (const socket of sockets) socket.destroy()
}

async function burst(_klopt: RunningKlopt, writers: Writers): Promise<void> {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const report = () => writers.client.call(contract.reports.trialBalance, { params: writers.shared.params, query })
  await Promise.all(Array.from({ length: BURST }, () => Promise.all([writers.writeMarked(), report()])))
}

async function backUp(klopt: RunningKlopt, writers: Writers): Promise<void> {
  const before = writers.marks
  const program = fileURLToPath(new URL('../restore-drill/restore-drill.ts', import.meta.url))
  const folder = klopt.beside('proef')
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: klopt.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder], { env })
  expect(stdout).toContain('en de kopie klopt')
  const copied = await withCopy(folder, (connection) =>
    query(connection, "SELECT reference FROM invoices WHERE reference LIKE 'merk-%' AND number IS NOT NULL"),
  )
  const marks = new Set(copied.map((row) => (row as { reference: string }).reference))
  expect(before.filter((mark) => !marks.has(mark))).toEqual([])
}
