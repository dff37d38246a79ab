import { contract } from '@klopt/api-client/contract'
import { administrations, authentication, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { mailsTo, mailTo } from '../authentication/mails.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { confirm, newAddress, password, register, tokenOf } from './registrations.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

test('an owner registers, confirms and stands in a first administration on trial', async () => {
  const emailAddress = newAddress()
  expect((await register(server, emailAddress)).status).toBe(204)
  const mail = await mailTo(server, emailAddress, 'confirm-registration')
  expect(mail.path).toBe('/v2/register/confirm')

  const browser = server.world.visitor()
  const answer = await confirm(server, mail.query.token ?? '', browser)
  expect(answer.status).toBe(200)
  const me = await browser.call(users.me, { query: { with: 'roles' } })
  const administrationId = me.last_administration_id ?? 0
  expect(answer.body).toEqual({ redirect_url: `/v2/administrations/${administrationId}/dashboard` })
  expect(me).toMatchObject({ email_address: emailAddress, first_name: 'Noor', firm_id: null })
  expect(me.roles).toMatchObject([{ administration_id: administrationId, permissions: ['ADMIN', 'TIME_TRACKING'] }])
  const params = { administrationId }
  expect(await browser.call(administrations.get, { params })).toMatchObject({
    company: { name: 'Noor Ontwerpt' },
    // Sixty days, 15 June included.
    subscription: { type: 'TRIAL', current_period: { end: '2026-08-13' } },
  })
  expect((await browser.call(contract.ledgerAccounts.list, { params })).length).toBeGreaterThan(50)
})

test('a bookkeeper gets a firm and no books', async () => {
  const emailAddress = newAddress()
  await register(server, emailAddress, { kind: 'bookkeeper', companyName: 'Kantoor Noor' })
  const browser = server.world.visitor()
  const answer = await confirm(server, await tokenOf(server, emailAddress), browser)
  const me = await browser.call(users.me, { query: { with: 'roles' } })
  expect(answer.body).toEqual({ redirect_url: `/v2/firms/${me.firm_id}` })
  expect(me).toMatchObject({ last_administration_id: null, roles: [] })
  const firmId = me.firm_id ?? 0
  expect(await browser.call(contract.firms.get, { params: { firmId } })).toMatchObject({ companyName: 'Kantoor Noor' })
})

test('there is no account before it is confirmed, and the password that was chosen opens it after', async () => {
  const emailAddress = newAddress()
  await register(server, emailAddress)
  const body = { grant_type: 'password', client_identifier: 'web', email_address: emailAddress, password }
  expect(codeOf(await server.world.visitor().send(authentication.login, { body }))).toBe(2002)
  const browser = server.world.visitor()
  await confirm(server, await tokenOf(server, emailAddress), browser)
  expect((await browser.send(authentication.login, { body })).status).toBe(200)
})

test('where the link was opened is known from then on, without a mail about it, and nowhere else', async () => {
  const emailAddress = newAddress()
  await register(server, emailAddress)
  const browser = server.world.visitor()
  await confirm(server, await tokenOf(server, emailAddress), browser)
  const body = { grant_type: 'password', client_identifier: 'web', email_address: emailAddress, password }
  expect((await browser.send(authentication.login, { body })).status).toBe(200)
  expect(codeOf(await server.world.visitor().send(authentication.login, { body }))).toBe(2018)
  const kinds = (await mailsTo(server, emailAddress)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['confirm-location', 'confirm-registration'])
})

test('an address that has an account gets the same answer, and a mail with ways in instead of a link', async () => {
  const user = await server.world.user()
  const answer = await register(server, user.emailAddress.toUpperCase())
  expect(answer.status).toBe(204)
  const mails = await mailsTo(
    server,
    user.emailAddress.toUpperCase().replace(/@.*/, (domain) => domain.toLowerCase()),
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['account-exists'])
  expect(mails[0]?.text).toMatch(/\/v2\/authenticate\n[^]*\/v2\/forgot-password\n/)
  const { rows } = await server.services.pool.query(
    'SELECT FROM registrations WHERE lower(email_address) = lower($1)',
    [user.emailAddress],
  )
  expect(rows).toEqual([])
})

test('the work is the same for a known and an unknown address: as many statements and hashes', async () => {
  const known = await server.world.user()
  await register(server, newAddress())
  const hash = vi.spyOn(server.services.passwords, 'hash')
  const counts: [number, number][] = []
  for (const emailAddress of [known.emailAddress, newAddress()]) {
    hash.mockClear()
    const statements = await countStatements(() => register(server, emailAddress))
    counts.push([statements, hash.mock.calls.length])
  }
  hash.mockRestore()
  expect(counts[0]).toEqual(counts[1])
  expect(counts[0]?.[1]).toBe(1)
})

test('the link works once and for a day', async () => {
  const emailAddress = newAddress()
  await register(server, emailAddress)
  const token = await tokenOf(server, emailAddress)
  const both = await Promise.all([confirm(server, token), confirm(server, token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(codeOf(await confirm(server, token))).toBe(2013)
  expect(codeOf(await confirm(server, 'verzonnen'))).toBe(2013)

  const late = newAddress()
  await register(server, late)
  const old = await tokenOf(server, late)
  server.clock.advanceMs(24 * 3_600_000)
  expect(codeOf(await confirm(server, old))).toBe(2013)
})

test('of two registrations of one address the first that is confirmed makes the account', async () => {
  const emailAddress = newAddress()
  await register(server, emailAddress)
  const first = await tokenOf(server, emailAddress)
  server.clock.advanceMs(60_000)
  await register(server, emailAddress, { companyName: 'Anders' })
  const tokens = (await mailsTo(server, emailAddress)).map(({ query }) => query.token ?? '')
  const second = tokens.find((token) => token !== first) ?? ''
  expect((await confirm(server, second)).status).toBe(200)
  expect(codeOf(await confirm(server, first))).toBe(2013)
})

test.each([
  ['firstName', { firstName: ' ' }, 'Dit veld mag niet leeg zijn'],
  ['companyName', { companyName: '' }, 'Dit veld mag niet leeg zijn'],
  ['password', { password: 'zwak' }, 'Het wachtwoord voldoet niet aan alle eisen'],
  ['password', { password: 'Boekhouding2026!' }, expect.stringContaining('te makkelijk te raden') as unknown],
])('what cannot be used is said at its field: %s', async (field, given, message) => {
  expect(await register(server, newAddress(), given)).toMatchObject({
    status: 422,
    body: { code: 90001, fields: { [field]: message } },
  })
})

test('what is no e-mail address is said so', async () => {
  expect(codeOf(await register(server, 'geen adres'))).toBe(33009)
})

test('an address is mailed once a minute, and a network asks thirty times an hour', async () => {
  const emailAddress = newAddress()
  expect((await register(server, emailAddress)).status).toBe(204)
  expect(codeOf(await register(server, emailAddress))).toBe(90012)
  const answers: number[] = []
  for (let time = 0; time < 31; time += 1) answers.push((await register(server, newAddress(), {}, '192.0.2.1')).status)
  expect(answers.filter((status) => status === 204)).toHaveLength(30)
  expect(answers.at(-1)).toBe(429)
})

test.each([
  ['the day that VAT starts', { vatStartsOn: '2001-02-03' }],
  ['the password', { password: 'zwak' }],
  ['the name', { firstName: ' ' }],
])('what is refused for %s mails nobody, and the same asked rightly is not too soon', async (_field, wrong) => {
  const emailAddress = newAddress()
  expect((await register(server, emailAddress, wrong)).status).toBe(422)
  expect((await register(server, emailAddress)).status).toBe(204)
})

test('a mail repeats nothing that was typed: it may go to a stranger', async () => {
  const emailAddress = newAddress()
  await register(server, emailAddress, { firstName: 'Koop nu op spam.example', companyName: 'spam.example' })
  const { text } = await mailTo(server, emailAddress, 'confirm-registration')
  expect(text).not.toContain('spam.example')
})

test('every step leaves an audit row, and nothing secret is kept or logged', async () => {
  const emailAddress = newAddress()
  await register(server, emailAddress)
  const token = await tokenOf(server, emailAddress)
  const browser = server.world.visitor()
  await confirm(server, token, browser)
  const { id } = await browser.call(users.me, { query: {} })
  const { rows } = await server.services.pool.query<{ what: string }>(
    "SELECT action || ' ' || entity AS what FROM audit_log WHERE user_id = $1 ORDER BY id",
    [id],
  )
  expect(rows.map(({ what }) => what)).toEqual(['create user', 'create administration', 'sign_in session'])
  const kept = await server.services.pool.query<{ row: string }>(
    'SELECT data::text AS row FROM jobs.job UNION ALL SELECT a::text FROM audit_log a',
  )
  for (const secret of [token, password, emailAddress]) {
    expect(kept.rows.filter(({ row }) => row.includes(secret))).toEqual([])
    expect(server.logLines.filter((line) => line.includes(secret))).toEqual([])
  }
})
