/**
 * What one call costs in processor time, and one invoice in room: the figures of docs/operations/sizing.md.
 * `npm run in -- @klopt/bench run sizing`. Processor time hardly changes when the machine does something else too.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { contract } from '@klopt/api-client/contract'
import pg from 'pg'
import { memoryMb, processTimeMs } from './process-time.ts'
import { SomebodyElsewhere } from './somebody-elsewhere.ts'

const IDLE_MS = 20_000
const AT_ONCE = 4

const folder = await mkdtemp(join(tmpdir(), 'klopt-sizing-'))
await chmod(folder, 0o755)
const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url))
const env = { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'warn' }
const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
const ended = once(child, 'close')
// Without its server the measuring fails, and what was made is put away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill('SIGTERM'))
try {
  await measure(await addressOf())
} finally {
  child.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true })
}

/** Its output is read to the end: a pipe that nobody reads would be one more thing that goes wrong. */
async function addressOf(): Promise<string> {
  let output = ''
  const found = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /Klopt draait op (http:\S+)/.exec((output += chunk.toString()))?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  const over = ended.then(() => {
    throw new Error('the server ended before it ran')
  })
  return Promise.race([found, over])
}

async function measure(url: string): Promise<void> {
  const server = child.pid ?? 0
  const [postmaster = '', , , port = '', host = ''] = (
    await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')
  ).split('\n')
  const database = new pg.Client({ host, port: Number(port), user: 'klopt', database: 'klopt' })
  // Whatever went wrong before is told, and not that its connection broke.
  database.on('error', () => {})
  await database.connect()
  const client = new SomebodyElsewhere(url)
  const body = { grant_type: 'password', client_identifier: 'web', email_address: 'eigenaar@demo.klopt.nl' } as const
  await client.call(contract.authentication.login, { body: { ...body, password: 'Klopt-demo-2026!' } })
  const me = await client.call(contract.users.me, { query: {} })
  const params = { administrationId: me.last_administration_id ?? 0 }
  const { items } = await client.call(contract.invoices.list, { params, query: {} })
  const [invoice] = items
  if (!invoice) throw new Error('the demo world has no invoices')

  // What the demo world leaves to do, such as documents to read, is no part of a call.
  await pause(IDLE_MS)
  const costs = async () => {
    const ofDatabase = await processTimeMs(Number(postmaster))
    // The database is a child of the server that started it.
    return { server: (await processTimeMs(server)) - ofDatabase, database: ofDatabase }
  }
  const memory = async () => {
    const ofDatabase = await memoryMb(Number(postmaster))
    return `server ${((await memoryMb(server)) - ofDatabase).toFixed(0)} MB, database ${ofDatabase.toFixed(0)} MB`
  }
  const bytes = async () =>
    Number((await database.query('SELECT pg_database_size(current_database()) AS bytes')).rows[0].bytes)
  const start = await costs()
  await pause(IDLE_MS)
  const idle = await costs()
  const [idleServer, idleDatabase] = [
    (idle.server - start.server) / IDLE_MS,
    (idle.database - start.database) / IDLE_MS,
  ]
  console.log(`at rest: ${(100 * (idleServer + idleDatabase)).toFixed(1)}% of a core, ${await memory()}`)

  const of = async (name: string, times: number, act: () => Promise<unknown>) => {
    for (let n = 0; n < 20; n += 1) await act()
    const [before, bytesBefore, from] = [await costs(), await bytes(), performance.now()]
    let left = times
    const work = async () => {
      while ((left -= 1) >= 0) await act()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const [after, tookMs] = [await costs(), performance.now() - from]
    const each = (spent: number, atRest: number) => ((spent - atRest * tookMs) / times).toFixed(1)
    console.log(
      `${name}: server ${each(after.server - before.server, idleServer)} ms, database ${each(after.database - before.database, idleDatabase)} ms, ${((await bytes()) - bytesBefore) / times} bytes each`,
    )
  }
  const invoiceInput = {
    contactId: invoice.contactId,
    invoiceDate: new Date().toISOString().slice(0, 10),
    paymentTermDays: 14,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [1, 2, 3].map((n) => ({
      description: `Werk aan onderdeel ${n}`,
      quantity: '1',
      unit: '',
      unitPrice: '100',
      discountPercent: '0',
      vatCode: 'sale_high' as const,
      accountId: null,
    })),
  }
  await of('a page of invoices', 600, () => client.call(contract.invoices.list, { params, query: {} }))
  await of('one invoice', 600, () =>
    client.call(contract.invoices.get, { params: { ...params, invoiceId: invoice.id } }),
  )
  await of('the dashboard', 300, () => client.call(contract.dashboard.get, { params, query: {} }))
  await of('a trial balance', 300, () =>
    client.call(contract.reports.trialBalance, { params, query: { from: '2024-01-01', to: '2026-12-31' } }),
  )
  await of('an invoice of three lines, made and finalised', 600, async () => {
    const draft = await client.call(contract.invoices.create, { params, body: invoiceInput })
    const one = { ...params, invoiceId: draft.id }
    await client.call(contract.invoices.finalise, { params: one, body: { version: draft.version } })
  })
  await of('the PDF of an invoice that was drawn before', 100, () =>
    client.send(contract.invoices.pdf, { params: { ...params, invoiceId: invoice.id } }),
  )
  console.log(`after all of it: ${await memory()}`)
  await database.end()
}
