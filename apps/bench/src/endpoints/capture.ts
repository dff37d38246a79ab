import pg from 'pg'

/** A statement as it went to the database, with the first row it gave. */
export interface Statement {
  /** Of a prepared statement. */
  readonly name?: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
  row?: Readonly<Record<string, unknown>> | undefined
}

export interface SentStatement extends Statement {
  /** Which connection it went over, counted from the first that was used. */
  readonly connection: number
}

interface QueryConfig {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}
type Result = { rows?: Record<string, unknown>[] } | undefined
type Query = (this: unknown, ...given: unknown[]) => Promise<Result> | undefined

/** What this process sends to PostgreSQL during `work`, in the order of sending. */
export async function captureStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const statements: SentStatement[] = []
  const connections: unknown[] = []
  const original: Query = Reflect.get(pg.Client.prototype, 'query')
  const capture: Query = function (...given) {
    if (!connections.includes(this)) connections.push(this)
    const statement: SentStatement = { ...statementOf(given), connection: connections.indexOf(this) }
    statements.push(statement)
    const keep = (result: Result) => void (statement.row = result?.rows?.[0])
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      return original.call(this, ...given.slice(0, -1), (error: unknown, result: Result) => {
        keep(result)
        callback(error, result)
      })
    }
    const answer = original.apply(this, given)
    answer?.then(keep, () => {})
    return answer
  }
  Reflect.set(pg.Client.prototype, 'query', capture)
  try {
    await work()
  } finally {
    Reflect.set(pg.Client.prototype, 'query', original)
  }
  return statements
}

function statementOf([first, second]: unknown[]): Statement {
  const config = typeof first === 'string' ? { text: first } : (first as QueryConfig)
  const values = Array.isArray(second) ? second : (config.values ?? [])
  return { name: 'name' in config ? config.name : undefined, text: config.text, values }
}
