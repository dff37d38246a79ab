import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface ProjectRate {
  readonly taskId: number | null
  readonly from: string
  readonly cents: number | null
}

/** From which day a project and its tasks cost what, the newest first. */
export async function projectRates(db: Db, administrationId: number, projectId: number): Promise<ProjectRate[]> {
  return db
    .selectFrom('project_rates')
    .select(['task_id as taskId', 'from_day as from', 'cents'])
    .where('administration_id', '=', administrationId)
    .where('project_id', '=', projectId)
    .orderBy('from_day', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** What the newest rate says; null for none of its own. */
export const newestRate = (rates: readonly ProjectRate[], taskId: number | null): number | null =>
  rates.find((rate) => rate.taskId === taskId)?.cents ?? null

interface Wanted {
  readonly administrationId: number
  readonly projectId: number
  readonly taskId: number | null
  readonly cents: number | null
  /** From when a changed rate counts; null where nobody said so. */
  readonly from: string | null
  readonly hasHours: boolean
}

/** The first rate counts for all that is written, whenever it was worked. */
const ALWAYS = '2000-01-01'

/** Keeps a rate that changed, from the day it counts. Throws `invalid_input` when that is asked and not said. */
export async function keepRate(db: Db, rates: readonly ProjectRate[], wanted: Wanted): Promise<void> {
  const { administrationId, projectId, taskId } = wanted
  const own = rates.filter((rate) => rate.taskId === taskId)
  // A project without a rate costs nothing; a task without one costs what its project costs.
  const cents = wanted.cents ?? (taskId === null ? 0 : null)
  if ((newestRate(rates, taskId) ?? (taskId === null ? 0 : null)) === cents) return
  const isFirst = own.length === 0 && !(taskId !== null && wanted.hasHours)
  const from = isFirst || !wanted.hasHours ? (own.at(0)?.from ?? ALWAYS) : dayOf(wanted, own)
  await db
    .insertInto('project_rates')
    .values({ administration_id: administrationId, project_id: projectId, task_id: taskId, from_day: from, cents })
    .onConflict((conflict) =>
      conflict.columns(['administration_id', 'project_id', 'task_id', 'from_day']).doUpdateSet({
        cents: sql`excluded.cents`,
      }),
    )
    .execute()
}

function dayOf({ from }: Wanted, own: readonly ProjectRate[]): string {
  if (from === null) {
    throw new ApiError('invalid_input', { fields: { rateFrom: 'Kies vanaf welke dag het nieuwe tarief geldt' } })
  }
  const newest = own.at(0)?.from ?? ALWAYS
  if (from < newest) {
    throw new ApiError('invalid_input', { fields: { rateFrom: 'Vanaf een latere dag geldt al een ander tarief' } })
  }
  return from
}
