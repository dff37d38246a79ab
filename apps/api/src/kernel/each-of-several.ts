import type { SeveralOutcome } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { ApiError } from './api-error.ts'

/** What was done of the rows that were chosen in a list, and why not of the others. */
export interface Several {
  readonly done: readonly number[]
  readonly refused: ReadonlyMap<number, ApiError>
}

/**
 * Does something with each row, by their ids, so that two who do the same wait for each other and not both. What the
 * catalogue refuses of one is told and undone, and holds up no other; anything else undoes all of it.
 */
export async function eachOfSeveral(
  db: Db,
  ids: readonly number[],
  deed: (id: number) => Promise<void>,
): Promise<Several> {
  const done: number[] = []
  const refused = new Map<number, ApiError>()
  for (const id of inOrder(ids)) {
    await sql`SAVEPOINT one_of_several`.execute(db)
    try {
      await deed(id)
      done.push(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await sql`ROLLBACK TO SAVEPOINT one_of_several`.execute(db)
      refused.set(id, error)
    }
    await sql`RELEASE SAVEPOINT one_of_several`.execute(db)
  }
  return { done, refused }
}

/** Each once, in the order in which everybody locks them. */
export const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)

/** Why a row cannot be chosen for this, in words of its own. */
export const refusal = (reason: string) => new ApiError('invalid_input', { fields: { '': reason } })

/** The ids of the rows that a list was narrowed to; undefined for all of it. */
export const chosenOf = (ids: string | undefined): number[] | undefined => ids?.split(',').map(Number)

/** As it is told, with what each that was refused is called. */
export async function presentOutcome(
  { done, refused }: Several,
  namesOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
): Promise<SeveralOutcome> {
  const names: ReadonlyMap<number, string> = refused.size === 0 ? new Map() : await namesOf([...refused.keys()])
  return {
    done: [...done],
    refused: [...refused].map(([id, error]) => ({ id, name: names.get(id) ?? null, reason: reasonOf(error) })),
  }
}

/** Where every row was refused nothing changed. */
export function noteSeveral({ unchanged }: { unchanged: () => void }, several: Several): Several {
  if (several.done.length === 0) unchanged()
  return several
}

/** What is wrong with a field says more than that something is. */
export const reasonOf = ({ fields, entry }: ApiError): string => Object.values(fields ?? {})[0] ?? entry.message
