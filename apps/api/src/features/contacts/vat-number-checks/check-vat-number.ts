import { must } from '@klopt/bookkeeping/money'
import { isOtherEuCountry } from '@klopt/bookkeeping/vat'
import { vatNumber } from '@klopt/validators'
import type { Db } from '../../../database/db.ts'
import { withRead, withTransaction } from '../../../database/transaction.ts'
import { defineJob, type JobContext, type JobSender } from '../../../kernel/job.ts'
import type { Services } from '../../../kernel/services.ts'
import { readCompany } from '../../administrations/read-company.ts'
import { askVies, ViesSilent, ViesUnanswered, type ViesService } from './ask-vies.ts'

interface CheckKey {
  readonly administrationId: number
  readonly checkId: number
}

/** Asks the service about one number. That it does not answer is no failure: the hourly job asks again. */
export const checkVatNumberJob = defineJob<CheckKey>({
  name: 'vat-numbers.check',
  retryLimit: 2,
  async run(context, key) {
    await check(context, key)
  },
})

/** Asks again about each number that waits for an answer; a service that was away comes back. */
export const checkVatNumbersAgainJob = defineJob<object>({
  name: 'vat-numbers.check-again',
  schedule: '25 * * * *',
  atStart: true,
  async run(context) {
    const { services } = context
    if (services.settings.viesUrl === null) return
    let silences = 0
    const waiting = await withRead(services.pool, { kind: 'job' }, (db) =>
      db
        .selectFrom('vat_number_checks as q')
        // Of a number that its contact has no longer nobody waits for an answer: it takes no turn of another.
        .innerJoin('contacts as c', (join) =>
          join
            .onRef('c.administration_id', '=', 'q.administration_id')
            .onRef('c.id', '=', 'q.contact_id')
            .onRef('c.vat_number', '=', 'q.vat_number'),
        )
        .select(['q.administration_id', 'q.id'])
        .where('q.answered_at', 'is', null)
        // Who was never answered for waits behind who was not asked about yet.
        .orderBy((expression) => expression('q.failure', 'is not', null))
        .orderBy('q.id')
        .limit(MAX_AT_ONCE)
        .execute(),
    )
    for (const { administration_id: administrationId, id: checkId } of waiting) {
      const isSilent = await check(context, { administrationId, checkId })
      silences = isSilent ? silences + 1 : 0
      // It is away: the next hour asks about the rest, which would each wait as long for nothing.
      if (silences === MAX_SILENCES) return
    }
  },
})

const MAX_AT_ONCE = 500
const MAX_SILENCES = 3

/** Whether a number is one that VIES knows of: of another EU country, or of Northern Ireland. */
export function isCheckable(given: string | null): given is string {
  const checked = vatNumber(given ?? '') // zero: a contact without a number
  if (!checked.ok) return false
  const prefix = checked.value.slice(0, 2)
  return prefix === 'EL' || prefix === 'XI' || isOtherEuCountry(prefix)
}

/** Queues a check of a contact's number, once while it waits. */
export async function startCheck(
  db: Db,
  jobs: JobSender,
  { administrationId, contactId, vatNumber: number, now }: NewCheck,
): Promise<void> {
  await db
    .insertInto('vat_number_checks')
    .values({ administration_id: administrationId, contact_id: contactId, vat_number: number, requested_at: now })
    .onConflict((conflict) =>
      conflict.columns(['administration_id', 'contact_id', 'vat_number']).where('answered_at', 'is', null).doNothing(),
    )
    .execute()
  const row = await db
    .selectFrom('vat_number_checks')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('vat_number', '=', number)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  const waiting = must(row, 'the check that waits')
  await jobs.enqueue(checkVatNumberJob, { administrationId, checkId: waiting.id })
}

export interface NewCheck {
  readonly administrationId: number
  readonly contactId: number
  readonly vatNumber: string
  readonly now: Date
}

/**
 * One try: the service is asked outside of a transaction, and an answer that another try brought is left alone. Gives
 * whether the service itself was silent.
 */
async function check({ services, now, log }: JobContext, { administrationId, checkId }: CheckKey): Promise<boolean> {
  const service = viesOf(services)
  if (service === null) return false
  const scope = { kind: 'administration', administrationId } as const
  const asked = await withRead(services.pool, scope, (db) => waitingCheck(db, administrationId, checkId))
  if (asked === null) return false
  const answer = await askVies(service, asked).catch((error: unknown) => {
    if (!(error instanceof ViesUnanswered)) throw error
    log.info({ reason: error.message, administrationId, checkId }, 'VIES has no answer')
    return error
  })
  const values =
    answer instanceof ViesUnanswered
      ? { failure: answer.message }
      : {
          failure: null,
          answered_at: now,
          is_valid: answer.isValid,
          consultation_number: answer.consultationNumber,
          trader_name: answer.traderName,
          trader_address: answer.traderAddress,
        }
  await withTransaction(services.pool, scope, (db) =>
    db
      .updateTable('vat_number_checks')
      .set(values)
      .where('administration_id', '=', administrationId)
      .where('id', '=', checkId)
      .where('answered_at', 'is', null)
      .execute(),
  )
  return answer instanceof ViesSilent
}

function viesOf({ settings: { viesUrl: url, viesTimeoutMs } }: Services): ViesService | null {
  return url === null ? null : { url, untilTired: () => AbortSignal.timeout(viesTimeoutMs) }
}

/** A check that waits, with the number of who asks; none for a number that its contact has no longer. */
async function waitingCheck(db: Db, administrationId: number, checkId: number) {
  const row = await db
    .selectFrom('vat_number_checks as q')
    .innerJoin('contacts as c', (join) =>
      join
        .onRef('c.administration_id', '=', 'q.administration_id')
        .onRef('c.id', '=', 'q.contact_id')
        .onRef('c.vat_number', '=', 'q.vat_number'),
    )
    .select('q.vat_number')
    .where('q.administration_id', '=', administrationId)
    .where('q.id', '=', checkId)
    .where('q.answered_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { vat_number: requester } = await readCompany(db, administrationId)
  return { vatNumber: row.vat_number, requester }
}
