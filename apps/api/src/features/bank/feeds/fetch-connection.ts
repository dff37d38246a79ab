import { createHash } from 'node:crypto'
import type { BankStatement } from '@klopt/bank-statements'
import type { Db } from '../../../database/db.ts'
import { withRead, withTransaction } from '../../../database/transaction.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import { importStatements } from '../import-statements.ts'
import { FEED_FORMAT } from '../known-lines.ts'
import { FeedError } from './bank-feed.ts'
import { connectionOf, type ConnectionKey, type ConnectionRow } from './connections.ts'
import { feedOf } from './feed-of.ts'
import { fetchLines } from './fetch-lines.ts'

/**
 * Fetches what is new on the accounts of a connection and imports all of it, or nothing. A consent that the provider no longer knows
 * ends the connection; what passes is kept with it, and tried again.
 */
export async function fetchConnection(services: Services, key: ConnectionKey, at: { now: Date; today: string }) {
  const scope = { kind: 'administration', administrationId: key.administrationId } as const
  const connection = await withRead(services.pool, scope, (db) => connectionOf(db, key))
  if (connection?.row.state !== 'active') return
  const outcome = await outcomeOf(services, connection, at.today)
  await withTransaction(services.pool, scope, (db) => keep(db, connection.row, outcome, at)).catch((error: unknown) => {
    // The bank tells other lines than the files did, or of an account without a book: a person has to look.
    if (!(error instanceof ApiError)) throw error
    return withTransaction(services.pool, scope, (db) =>
      note(db, connection.row, { failure: 'differs', fetched_at: at.now }),
    )
  })
}

type Fetched = readonly { readonly accountId: number; readonly statement: BankStatement | null }[]
type Outcome = { readonly fetched: Fetched } | { readonly failure: FeedError['failure'] }

async function outcomeOf(
  services: Services,
  { accounts }: NonNullable<Awaited<ReturnType<typeof connectionOf>>>,
  today: string,
): Promise<Outcome> {
  try {
    const feed = feedOf(services)
    const fetched = []
    for (const { id, iban, provider_id: providerId, fetched_until: fetchedUntil } of accounts) {
      fetched.push({ accountId: id, statement: await fetchLines(feed, { iban, providerId, fetchedUntil }, today) })
    }
    return { fetched }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    services.log.warn({ err: error }, 'lines of a bank could not be fetched')
    return { failure: error.failure }
  }
}

async function keep(db: Db, row: ConnectionRow, outcome: Outcome, { now }: { now: Date }): Promise<void> {
  if ('failure' in outcome) {
    const isOver = outcome.failure === 'consent_ended'
    await note(
      db,
      row,
      isOver
        ? { state: 'ended', ended_at: now, ended_by: 'bank' }
        : { failure: outcome.failure === 'busy' ? 'busy' : 'unavailable', fetched_at: now },
    )
    return
  }
  for (const { accountId, statement } of outcome.fetched) {
    if (statement === null) continue
    await importStatements(db, {
      administrationId: row.administration_id,
      userId: row.created_by,
      now,
      file: {
        name: row.bank_name,
        sha256: createHash('sha256').update(JSON.stringify(statement)).digest(),
        format: FEED_FORMAT,
        statements: [statement],
      },
      createBook: true,
    })
    await db
      .updateTable('bank_connection_accounts')
      .set({ fetched_until: statement.to })
      .where('administration_id', '=', row.administration_id)
      .where('id', '=', accountId)
      .execute()
  }
  await note(db, row, { failure: null, fetched_at: now })
}

/** Only while nobody ended it meanwhile. */
async function note(
  db: Db,
  row: ConnectionRow,
  values: Partial<Pick<ConnectionRow, 'state' | 'ended_at' | 'ended_by' | 'failure' | 'fetched_at'>>,
): Promise<void> {
  await db
    .updateTable('bank_connections')
    .set(values)
    .where('administration_id', '=', row.administration_id)
    .where('id', '=', row.id)
    .where('state', '=', 'active')
    .execute()
}
