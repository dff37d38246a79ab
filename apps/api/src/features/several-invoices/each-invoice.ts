import type { SeveralOutcome } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { invoiceNumbers } from '../invoices/mark-as-sent.ts'

interface Chosen {
  readonly administrationId: number
  readonly invoiceIds: readonly number[]
}

/**
 * Does something with each invoice, by their ids, so that two who do the same wait for each other and not both. What the
 * catalogue refuses of one is told and undone, and holds up no other; anything else undoes all of it.
 */
export async function eachInvoice(
  db: Db,
  { administrationId, invoiceIds }: Chosen,
  deed: (invoiceId: number) => Promise<void>,
): Promise<SeveralOutcome> {
  const done: number[] = []
  const refused = new Map<number, ApiError>()
  for (const invoiceId of inOrder(invoiceIds)) {
    await sql`SAVEPOINT one_of_several`.execute(db)
    try {
      await deed(invoiceId)
      done.push(invoiceId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await sql`ROLLBACK TO SAVEPOINT one_of_several`.execute(db)
      refused.set(invoiceId, error)
    }
    await sql`RELEASE SAVEPOINT one_of_several`.execute(db)
  }
  return outcomeOf(db, administrationId, done, refused)
}

/** Each once, in the order in which everybody locks them. */
export const inOrder = (invoiceIds: readonly number[]): number[] => [...new Set(invoiceIds)].toSorted((a, b) => a - b)

/** What was done and what not, as it is told. */
export async function outcomeOf(
  db: Db,
  administrationId: number,
  done: readonly number[],
  refused: ReadonlyMap<number, ApiError>,
): Promise<SeveralOutcome> {
  const numbers = await invoiceNumbers(db, { administrationId, invoiceIds: [...refused.keys()] })
  return {
    done: [...done],
    refused: [...refused].map(([invoiceId, error]) => ({
      invoiceId,
      number: numbers.get(invoiceId) ?? null,
      reason: reasonOf(error),
    })),
  }
}

/** What is wrong with a field says more than that something is. */
const reasonOf = ({ fields, entry }: ApiError): string => Object.values(fields ?? {})[0] ?? entry.message
