import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { planChangedMail } from './plan-changed-mail.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { mailQuestionsJob } from '../questions/mail-questions.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { backOffice } = contract
const as = async (...globalPermissions: ('ADMIN' | 'COMPLIANCE')[]) =>
  server.world.as(await server.world.user({ globalPermissions }))

test('the log says who changed what and where, the latest first, and narrows to a person, books or a deed', async () => {
  const books = await Books.open(server, { companyName: 'Bakkerij Zon' })
  await books.contact()
  await books.contact()
  const admin = await as('ADMIN')
  const log = async (query: object) => (await admin.call(backOffice.auditLog, { query })).items
  const administrationId = String(books.id)
  const [last, ...rest] = await log({ administrationId, action: 'create' })
  expect(last).toMatchObject({
    user: { id: books.owner.id, emailAddress: books.owner.emailAddress },
    actingAs: null,
    administration: { id: books.id, companyName: 'Bakkerij Zon' },
    action: 'create',
    entity: 'contact',
    deed: 'Relatie gemaakt',
    address: '127.0.0.1',
    reason: null,
  })
  expect(rest).toHaveLength(1)
  expect(must(last, 'a row').id).toBeGreaterThan(must(rest[0], 'a row').id)
  expect(await log({ userId: String(books.owner.id) })).not.toHaveLength(0)
  expect(await log({ userId: '999999' })).toEqual([])
  expect((await log({ search: 'bakkerij zon' })).every(({ administration }) => administration?.id === books.id)).toBe(
    true,
  )
})

test('the log narrows to days in Amsterdam, to the words of a deed and to where it came from', async () => {
  const admin = await as('ADMIN')
  const { id: administrationId } = await server.world.administration()
  const note = (at: string, address: string | null) =>
    server.services.pool.query(
      `INSERT INTO audit_log (administration_id, action, entity, address, created_at) VALUES ($1, 'update', 'contact', $2, $3)`,
      [administrationId, address, at],
    )
  await note('2026-03-01T22:59:59Z', '203.0.113.7')
  await note('2026-03-01T23:00:00Z', null)
  await note('2026-03-02T23:00:00Z', '2001:db8:0:1::/64')
  const log = async (query: object) => {
    const { items } = await admin.call(backOffice.auditLog, {
      query: { administrationId: String(administrationId), ...query },
    })
    return items.map(({ address }) => address)
  }
  expect(await log({ from: '2026-03-02', to: '2026-03-02' })).toEqual([null])
  expect(await log({ to: '2026-03-01' })).toEqual(['203.0.113.7'])
  expect(await log({ from: '2026-03-03' })).toEqual(['2001:db8:0:1::/64'])
  expect(await log({ search: '203.0.113' })).toEqual(['203.0.113.7'])
  expect(await log({ search: 'relatie gewijzigd' })).toHaveLength(3)
  expect(await log({ search: 'factuur' })).toEqual([])
})

test('what there is of the log is counted by kind within its filter; of a search and beyond the first page it is not', async () => {
  const admin = await as('ADMIN')
  const { id } = await server.world.administration()
  const user = await server.world.user()
  await server.services.pool.query(
    `INSERT INTO audit_log (administration_id, user_id, action, entity, created_at)
    SELECT $1, $2, CASE WHEN n <= 3 THEN 'enter_as_staff' ELSE 'update' END, 'administration',
      timestamptz '2026-02-01 12:00+00' + make_interval(days => n % 2) FROM generate_series(1, 60) AS n`,
    [id, user.id],
  )
  const log = (query: object) => admin.call(backOffice.auditLog, { query: { administrationId: String(id), ...query } })
  const counts = async (query: object) => {
    const { segments } = await log(query)
    return segments && [segments.all.count, segments.access.count]
  }
  expect(await counts({})).toEqual([60, 3])
  expect(await counts({ kind: 'access' })).toEqual([60, 3])
  expect(await counts({ from: '2026-02-02', to: '2026-02-02', userId: String(user.id) })).toEqual([30, 2])
  expect(await counts({ search: 'administratie' })).toBeUndefined()
  expect(await counts({ cursor: must((await log({})).nextCursor, 'a second page') })).toBeUndefined()
})

test('compliance sees when staff was let in and looked, by itself', async () => {
  const books = await Books.open(server)
  await books.contact()
  await books.client.call(contract.administrations.giveAccess, { params: books.params })
  const compliance = await as('COMPLIANCE')
  await compliance.call(contract.admin.enterAdministration, {
    params: books.params,
    body: { reason: 'Vraag van de toezichthouder' },
  })
  const query = { administrationId: String(books.id), kind: 'access' } as const
  const { items } = await compliance.call(backOffice.auditLog, { query })
  expect(items.map(({ deed, reason }) => [deed, reason])).toEqual([
    ['Administratie geopend door een medewerker', 'Vraag van de toezichthouder'],
    ['Klopt mag meekijken', null],
  ])
})

test('why somebody was let in or signed out is told with it', async () => {
  const admin = await as('ADMIN')
  const user = await server.world.user()
  await admin.call(contract.admin.endUserSessions, {
    params: { userId: user.id },
    body: { reason: 'Telefoon gestolen' },
  })
  const { items } = await admin.call(backOffice.auditLog, { query: { action: 'end_all_as_staff' } })
  expect(items.map(({ reason }) => reason)).toContain('Telefoon gestolen')
})

test('compliance reads the log and nothing else; who does not work here reads nothing', async () => {
  const compliance = await as('COMPLIANCE')
  const stranger = await server.world.as(await server.world.user())
  expect((await compliance.send(backOffice.auditLog, { query: {} })).status).toBe(200)
  for (const call of [backOffice.subscriptions, backOffice.plans, backOffice.removalRequests, backOffice.health]) {
    expect((await compliance.send(call, { query: {} })).status).toBe(403)
    expect((await stranger.send(call, { query: {} })).status).toBe(403)
  }
  expect((await stranger.send(backOffice.auditLog, { query: {} })).status).toBe(403)
})

test('subscriptions are told with what is paid, found by name and counted by kind', async () => {
  const firmId = await server.world.firm('Kantoor Zuid')
  const { id } = await server.world.administration({
    companyName: 'Xenia Zweefvliegen',
    firmId,
    subscriptionType: 'ZZP',
    subscriptionPeriodEnd: '2026-12-31',
  })
  await server.services.pool.query('UPDATE administrations SET subscription_variant_id = 3 WHERE id = $1', [id])
  const admin = await as('ADMIN')
  const { items, segments } = await admin.call(backOffice.subscriptions, { query: { search: 'xenia' } })
  expect(items).toMatchObject([
    {
      administrationId: id,
      firmName: 'Kantoor Zuid',
      type: 'ZZP',
      plan: 'START',
      amountCents: 1770,
      unit: 'MONTH',
      currentPeriodEnd: '2026-12-31',
    },
  ])
  expect(segments).toMatchObject({ all: { count: 1 }, ZZP: { count: 1 }, MKB: { count: 0 } })
  const { all, ...kinds } = must((await admin.call(backOffice.subscriptions, { query: {} })).segments, 'the counts')
  expect(Object.values(kinds).reduce((sum, { count }) => sum + count, 0)).toBe(all.count)
  const plans = await admin.call(backOffice.plans)
  expect(plans.find((plan) => plan.id === 3)).toMatchObject({ name: 'START', amountCents: 1770, administrations: 1 })
})

test('who is to be removed is listed with the day that it may be', async () => {
  const { id } = await server.world.administration({ companyName: 'Weg B.V.', subscriptionType: 'NONE' })
  const set = (columns: string) =>
    server.services.pool.query(`UPDATE administrations SET ${columns} WHERE id = $1`, [id])
  await set("removal_requested_at = '2026-05-01T10:00:00Z'")
  const admin = await as('ADMIN')
  const own = async () =>
    (await admin.call(backOffice.removalRequests)).find(({ administrationId }) => administrationId === id)
  const requestedAt = Date.UTC(2026, 4, 1, 10) / 1000
  expect(await own()).toMatchObject({ companyName: 'Weg B.V.', requestedAt, readyAt: null })
  await set("removal_ready_at = '2026-05-31T10:00:00Z'")
  expect(await own()).toMatchObject({ readyAt: requestedAt + 30 * 86_400 })
})

test('health tells what waits, how large the database is and which version runs', async () => {
  const admin = await as('ADMIN')
  const books = await Books.open(server)
  await server.jobs.drain()
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(mailQuestionsJob, {}))
  await books.asApp((db) =>
    queueMail(
      server.jobs.senderFor(db),
      server.services,
      books.owner.emailAddress,
      planChangedMail('Bakkerij Zon', 'https://klopt.example'),
    ),
  )
  const health = await admin.call(backOffice.health)
  expect(health.jobs.find(({ name }) => name === 'questions.mail')).toMatchObject({ waiting: 1, active: 0 })
  expect(health.mailsToSend).toBe(1)
  expect(health.databaseBytes).toBeGreaterThan(1_000_000)
  expect(health.databaseVersion).toMatch(/^\d+/)
  expect(health.version).not.toBe('')
  await server.jobs.drain()
  expect((await admin.call(backOffice.health)).jobs.some(({ waiting }) => waiting > 0)).toBe(false)
})

test('health tells when the database was last copied, and usage counts what was done without a name', async () => {
  const admin = await as('ADMIN')
  expect((await admin.call(backOffice.health)).lastBackupAt).toBeNull()
  await server.services.pool.query("INSERT INTO backups (made_at, rows) VALUES ('2026-06-14T03:00:00Z', 12)")
  expect((await admin.call(backOffice.health)).lastBackupAt).toBe(Date.UTC(2026, 5, 14, 3) / 1000)
  const before = await admin.call(backOffice.usage)
  const books = await Books.open(server)
  await books.contact()
  const after = await admin.call(backOffice.usage)
  expect(after.administrations).toBe(before.administrations + 1)
  expect(JSON.stringify(after)).not.toContain(books.owner.emailAddress)
  server.clock.advanceMs(31 * 86_400_000)
  const later = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  expect((await later.call(backOffice.usage)).administrations).toBe(0)
  server.clock.advanceMs(-31 * 86_400_000)
})

test('jobs that failed are tried again, with a reason that stands in the log', async () => {
  const admin = await as('ADMIN')
  const books = await Books.open(server)
  await server.jobs.drain()
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(mailQuestionsJob, {}))
  await server.services.pool.query(
    "UPDATE jobs.job SET state = 'failed', completed_on = now(), output = '{\"message\": \"geen post\"}' WHERE name = 'questions.mail' AND state = 'created'",
  )
  const state = async () => (await admin.call(backOffice.health)).jobs.find(({ name }) => name === 'questions.mail')
  expect(await state()).toMatchObject({ failed: 1, waiting: 0, lastFailure: 'geen post' })
  const reason = 'De mailserver deed het een uur niet'
  await admin.call(backOffice.retryJobs, { body: { name: 'questions.mail', reason } })
  await server.jobs.drain()
  // A job of which nothing is left is not among them.
  const { jobs } = await admin.call(backOffice.health)
  expect(jobs.filter(({ name, failed }) => name === 'questions.mail' && failed !== 0)).toEqual([])
  const { items } = await admin.call(backOffice.auditLog, { query: { action: 'retry' } })
  expect(items).toMatchObject([{ entity: 'job', reason }])
  const compliance = await as('COMPLIANCE')
  const refused = await compliance.send(backOffice.retryJobs, { body: { name: 'questions.mail', reason } })
  expect(refused.status).toBe(403)
})

test('the log and the subscriptions go out as files', async () => {
  const admin = await as('ADMIN')
  for (const call of [backOffice.exportAuditLog, backOffice.exportSubscriptions]) {
    const { status } = await admin.send(call, { query: { format: 'csv' } })
    expect(status).toBe(200)
  }
})
