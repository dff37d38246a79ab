import { contract, type QueryOf } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { withTransaction } from '../../database/transaction.ts'
import type { KloptTestServer, TestClient } from '../../testing/index.ts'
import { dailySubscriptionsJob } from '../subscriptions/daily.ts'
import { chargeSubscriptionsJob } from './daily.ts'

export const START = 3
/** Start by the year. */
export const START_YEARLY = 7
/** The first day on which a charge of Monday 15 June 2026 is collected. */
export const FIRST_DAY = '2026-06-29'

export interface Payer {
  readonly id: number
  /** Signed in anew, whatever the clock did. */
  readonly client: () => Promise<TestClient>
  readonly emailAddress: string
  readonly choose: (variantId: number) => Promise<unknown>
  readonly pay: (accountNumber: string) => Promise<unknown>
}

/** An administration that chose a plan and gave the account that it is collected from. */
export async function aPayer(server: KloptTestServer, { withAccount = true, plan = START } = {}): Promise<Payer> {
  const { id, owner } = await server.world.administration({ subscriptionType: 'TRIAL' })
  const client = () => server.world.as(owner)
  const params = { administrationId: id }
  const { switchToVariant, updatePaymentDetails } = contract.subscriptions
  const choose = async (variantId: number) =>
    (await client()).call(switchToVariant, { params: { ...params, variantId } })
  const pay = async (accountNumber: string) =>
    (await client()).call(updatePaymentDetails, {
      params,
      body: {
        bank_account: { number: accountNumber, name_account_holder: 'Bakkerij Goudkorst' },
        email_address: `facturen${id}@test.example`,
      },
    })
  await choose(plan)
  if (withAccount) await pay('NL91ABNA0417164300')
  const emailAddress = withAccount ? `facturen${id}@test.example` : owner.emailAddress
  return { id, client, emailAddress, choose, pay }
}

/** The day's work, as the queue does it. */
export async function chargeAll(server: KloptTestServer): Promise<void> {
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(chargeSubscriptionsJob, {}),
  )
  await server.jobs.drain()
}

/** Moves the clock to noon of a day that many days on. */
export function daysOn(server: KloptTestServer, days: number): string {
  server.clock.advanceMs(days * 86_400_000)
  return addDays('2026-06-15', days)
}

export async function chargesOf(server: KloptTestServer, administrationId: number) {
  const { rows } = await server.services.pool.query(
    `SELECT id, number, period_start AS start, period_end AS end, price_cents AS price, deducted_cents AS deducted,
      vat_cents AS vat, amount_cents AS amount, due_on AS due FROM subscription_charges
     WHERE administration_id = $1 ORDER BY id`,
    [administrationId],
  )
  return rows as readonly {
    readonly id: number
    readonly number: string
    readonly start: string
    readonly end: string
    readonly price: number
    readonly deducted: number
    readonly vat: number
    readonly amount: number
    readonly due: string
  }[]
}

export const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

const { subscriptionCharges } = contract

/** Collecting as staff does it, signed in anew for each call, whatever the clock did. */
export class Collector {
  readonly #server: KloptTestServer

  constructor(server: KloptTestServer) {
    this.#server = server
  }

  async client(): Promise<TestClient> {
    return this.#server.world.as(await this.#server.world.user({ globalPermissions: ['ADMIN'] }))
  }

  async tryCreate() {
    return (await this.client()).send(subscriptionCharges.createFile)
  }

  async create() {
    return (await this.client()).call(subscriptionCharges.createFile)
  }

  async toCollect() {
    return (await this.client()).call(subscriptionCharges.toCollect)
  }

  async download(fileId: number): Promise<string> {
    const { body } = await (await this.client()).send(subscriptionCharges.downloadFile, { params: { fileId } })
    return String(body)
  }

  async list(query: QueryOf<typeof subscriptionCharges.list> = {}) {
    return (await this.client()).call(subscriptionCharges.list, { query })
  }

  async rows(state?: 'failed' | 'collected') {
    return (await this.list({ state })).items
  }

  async fail(chargeId: number, reasonCode: string) {
    return (await this.client()).send(subscriptionCharges.fail, { params: { chargeId }, body: { reasonCode } })
  }

  async retry(chargeId: number) {
    return (await this.client()).send(subscriptionCharges.retry, { params: { chargeId } })
  }

  async markPaid(chargeId: number) {
    return (await this.client()).send(subscriptionCharges.markPaid, { params: { chargeId } })
  }

  /** The night's work on subscriptions: periods that are over are renewed. */
  async renew(): Promise<void> {
    await withTransaction(this.#server.services.pool, { kind: 'job' }, (db) =>
      this.#server.jobs.senderFor(db).enqueue(dailySubscriptionsJob, {}),
    )
    await this.#server.jobs.drain()
  }
}
