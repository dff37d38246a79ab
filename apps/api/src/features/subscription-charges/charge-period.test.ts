import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { mailsTo } from '../authentication/mails.test-support.ts'
import { chargePeriod } from './charge-period.ts'
import { aPayer, chargeAll, chargesOf, Collector, daysOn, FIRST_DAY, START_YEARLY } from './charging.test-support.ts'

let server: KloptTestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.stop())

const first = { start: '2026-06-15', end: '2026-07-14', price: 1770, deducted: 0, vat: 372, amount: 2142 }

test('a period is charged once, with VAT, and its payer hears fourteen days before what is collected and when', async () => {
  const payer = await aPayer(server)
  await chargeAll(server)
  await chargeAll(server)
  expect(await chargesOf(server, payer.id)).toMatchObject([{ ...first, number: 'KL2026-00001', due: FIRST_DAY }])
  const mails = await mailsTo(server, payer.emailAddress)
  expect(mails.map(({ subject }) => subject)).toEqual(['Factuur KL2026-00001 van Klopt'])
  const text = must(must(mails[0], 'the invoice').text, 'its words')
  expect(text).toContain('Op 29 juni 2026, of de eerste werkdagen daarna, schrijven we €\u00A021,42 af')
  expect(text).toContain(`eindigt op 4300, met machtiging KLOPT-${payer.id}-1`)
  expect(text).toContain('Btw 21%: €\u00A03,72')
  expect(text).toMatch(/Factuur KL2026-00001, 15 juni 2026\nVoor: /)
})

test('however many charge at once, a period is charged once and numbers have no gap', async () => {
  const payers = await Promise.all([aPayer(server), aPayer(server)])
  const creditor = must(server.services.settings.creditor, 'the creditor')
  const charge = (administrationId: number) =>
    withTransaction(server.services.pool, { kind: 'administration', administrationId }, (db) =>
      chargePeriod(db, {
        jobs: server.jobs.senderFor(db),
        creditor,
        administrationId,
        now: server.clock.now(),
        today: '2026-06-15',
      }),
    )
  const done = await Promise.all(payers.flatMap(({ id }) => [charge(id), charge(id), charge(id)]))
  expect(done.filter(Boolean)).toHaveLength(2)
  const charges = await Promise.all(payers.map(({ id }) => chargesOf(server, id)))
  expect(
    charges
      .flat()
      .map(({ number }) => number)
      .toSorted(),
  ).toEqual(['KL2026-00001', 'KL2026-00002'])
})

test('the database refuses a second charge of a period', async () => {
  const { id } = await aPayer(server)
  await chargeAll(server)
  const again = server.services.pool.query(
    `INSERT INTO subscription_charges (administration_id, number, plan_id, period_start, period_end, price_cents,
       deducted_cents, vat_cents, due_on, created_at)
     VALUES ($1, 'KL2026-99999', 3, '2026-06-15', '2026-07-14', 1770, 0, 372, '2026-06-29', now())`,
    [id],
  )
  await expect(again).rejects.toMatchObject({ constraint: 'subscription_charges_once' })
})

test('the next period is charged when it has begun, and none after the end', async () => {
  const payer = await aPayer(server)
  await chargeAll(server)
  daysOn(server, 30)
  await new Collector(server).renew()
  await chargeAll(server)
  expect(await chargesOf(server, payer.id)).toMatchObject([first, { start: '2026-07-15', end: '2026-08-14' }])
})

test('who goes over to the year pays no day twice', async () => {
  const payer = await aPayer(server)
  await chargeAll(server)
  daysOn(server, 10)
  await payer.choose(START_YEARLY)
  await chargeAll(server)
  expect(await chargesOf(server, payer.id)).toMatchObject([
    first,
    { start: '2026-06-25', end: '2027-06-24', price: 17_700, deducted: 1180, vat: 3469, amount: 19_989 },
  ])
})

test('a year that is cancelled before it was charged costs its days; who goes on after all pays the others', async () => {
  const payer = await aPayer(server, { plan: START_YEARLY })
  const params = { administrationId: payer.id }
  await (await payer.client()).call(contract.subscriptions.cancel, { params })
  await chargeAll(server)
  const month = { start: '2026-06-15', end: '2026-07-14', price: 1454 }
  expect(await chargesOf(server, payer.id)).toMatchObject([month])
  await (await payer.client()).call(contract.subscriptions.resume, { params })
  await chargeAll(server)
  await chargeAll(server)
  expect(await chargesOf(server, payer.id)).toMatchObject([
    month,
    { start: '2026-07-15', end: '2027-06-14', price: 16_245, deducted: 0 },
  ])
})

test('nothing is charged on trial, for nothing, on account, or before charging began', async () => {
  const onTrial = (await server.world.administration({ subscriptionType: 'TRIAL' })).id
  const forNothing = (await aPayer(server, { withAccount: false, plan: 1 })).id
  const onAccount = (await aPayer(server)).id
  await server.services.pool.query("UPDATE administrations SET payment_method = 'ON_ACCOUNT' WHERE id = $1", [
    onAccount,
  ])
  await chargeAll(server)
  for (const id of [onTrial, forNothing, onAccount]) expect(await chargesOf(server, id)).toEqual([])
})

test('a server that knows no creditor charges nobody, nor for periods that began before it was to', async () => {
  const CREDITOR = {
    CREDITOR_NAME: 'Klopt B.V.',
    CREDITOR_ADDRESS: 'Kade 1, 1234 AB Stad',
    CREDITOR_VAT_NUMBER: 'NL123456789B01',
    CREDITOR_IBAN: 'NL91 ABNA 0417 1643 00',
    CREDITOR_IDENTIFIER: 'NL69ZZZ123456780000',
    SUBSCRIPTIONS_CHARGED_FROM: '2026-06-16',
  }
  for (const env of [{ ENVIRONMENT: 'production' }, CREDITOR]) {
    const other = await createTestServer({ env })
    try {
      const payer = await aPayer(other)
      await chargeAll(other)
      expect(await chargesOf(other, payer.id)).toEqual([])
    } finally {
      await other.stop()
    }
  }
})

test('without an account the invoice goes to the main user and asks for one', async () => {
  const payer = await aPayer(server, { withAccount: false })
  await chargeAll(server)
  const mail = (await mailsTo(server, payer.emailAddress)).find(({ subject }) => subject?.startsWith('Factuur'))
  expect(mail?.text).toContain('Vul bij Instellingen, Abonnement je betaalgegevens in')
})
