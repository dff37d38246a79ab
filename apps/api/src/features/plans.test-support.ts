import { must } from '@klopt/bookkeeping/money'
import pg from 'pg'
import { vi } from 'vitest'

export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Plan Rows': number
  readonly 'Index Cond'?: string
  readonly Filter?: string
  /** These three only where a plan was run: a mean of each loop. */
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/**
 * The plans of the statements with these words in them that `work` sends, made where they run: in their scope, as their
 * role. `isRun`: each is carried out for it too, so that it says how many rows it read; for what only reads.
 */
export async function plansOf(
  work: () => Promise<unknown>,
  { having, isRun = false }: { having: string; isRun?: boolean },
): Promise<PlanNode[]> {
  const options = isRun ? 'ANALYZE, TIMING OFF, FORMAT JSON' : 'FORMAT JSON'
  const plans: Promise<pg.QueryResult<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>>[] = []
  const send = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const { text, values } = isConfig(first) ? first : { text: first, values: second }
    if (typeof text === 'string' && text.includes(having)) {
      plans.push(Reflect.apply(send, this, [`EXPLAIN (${options}) ${text}`, values]))
    }
    return Reflect.apply(send, this, args)
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return (await Promise.all(plans)).map(({ rows }) => must(rows[0], 'a plan')['QUERY PLAN'][0].Plan)
}

const isConfig = (value: unknown): value is pg.QueryConfig =>
  typeof value === 'object' && value !== null && 'text' in value

/** A node and all below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [{ ...node, Plans: [] }, ...(node.Plans ?? []).flatMap(nodesOf)]

/** How many rows of a table plans that were run have read, also those a filter then left out. */
export function rowsRead(plans: readonly PlanNode[], table: string): number {
  return plans
    .flatMap(nodesOf)
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => {
      const rows = must(node['Actual Rows'], 'rows of a plan that was run')
      const removed = node['Rows Removed by Filter'] ?? 0 // zero: absent where nothing was filtered
      return sum + (rows + removed) * must(node['Actual Loops'], 'loops of a plan that was run')
    }, 0)
}
