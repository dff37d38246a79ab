import type { contract, ResponseOf, WorklistState } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'

type Segments = NonNullable<ResponseOf<typeof contract.worklist.list>['segments']>

const states = [
  'late',
  'due',
  'waiting',
  'approved',
  'filed',
  'running',
  'none',
] as const satisfies readonly WorklistState[]

/** How many clients stand where, in one pass over them. */
export async function countStates(
  db: Db,
  clients: {
    readonly from: RawBuilder<unknown>
    readonly where: RawBuilder<unknown>
    readonly state: RawBuilder<WorklistState>
  },
): Promise<Segments> {
  const counts = states.map((state) => sql`count(*) FILTER (WHERE client.state = ${state}) AS ${sql.ref(state)}`)
  const { rows } = await sql<Record<keyof Segments, number>>`
    SELECT count(*) AS all, ${sql.join(counts)}
    FROM (SELECT ${clients.state} AS state ${clients.from} WHERE ${clients.where}) client`.execute(db)
  const counted = must(rows[0], 'how many clients stand where')
  const segment = (name: keyof Segments) => ({ count: counted[name], isCapped: false })
  return {
    all: segment('all'),
    late: segment('late'),
    due: segment('due'),
    waiting: segment('waiting'),
    approved: segment('approved'),
    filed: segment('filed'),
    running: segment('running'),
    none: segment('none'),
  }
}
