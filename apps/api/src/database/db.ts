import {
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  Transaction,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import { isTraced, SpanKind, traced } from '../system/telemetry.ts'
import { planNameOf } from './kept-plans.ts'
import { sendTogether } from './send-together.ts'
import type { Schema } from './schema.ts'

/** What commands and queries get: a transaction in its scope. */
export type Db = Transaction<Schema>

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('transactions are opened by run()')) })
const driver = dialect.createDriver()
const config = { dialect }

/**
 * Kysely over one client for one transaction. After `close` it refuses statements: they would run outside it. With
 * `keepsPlans` the connection prepares its statements and keeps them. `hasFailed` is whether a statement did, after which there is
 * nothing to commit, whoever swallowed it.
 */
export function openDb(client: pg.PoolClient, keepsPlans: boolean): OpenedDb {
  const connection = new ClientConnection(client, keepsPlans)
  // Statements that a handler does not wait for one by one go out together: pg keeps their order.
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) }
  const executor = new DefaultQueryExecutor(compiler, adapter, provider)
  const db = new Transaction<Schema>({ config, dialect, driver, executor })
  return { db, close: () => connection.close(), hasFailed: () => connection.hasFailed }
}

interface OpenedDb {
  readonly db: Db
  readonly close: () => void
  readonly hasFailed: () => boolean
}

class ClientConnection implements DatabaseConnection {
  #client: pg.PoolClient | null
  readonly #keepsPlans: boolean
  hasFailed = false

  constructor(client: pg.PoolClient, keepsPlans: boolean) {
    this.#client = client
    this.#keepsPlans = keepsPlans
  }

  close(): void {
    this.#client = null
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const client = this.#client
    if (client === null) throw new Error('a statement came after its transaction had ended')
    sendTogether(client)
    const values = [...query.parameters]
    const ask = () =>
      this.#keepsPlans
        ? client.query({ name: planNameOf(query.sql), text: query.sql, values })
        : client.query(query.sql, values)
    const result = await (isTraced() ? asSpan(query.sql, ask) : ask()).catch((error: unknown) => {
      this.hasFailed = true
      throw error
    })
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) } // zero: a statement such as SET counts no rows
  }

  // oxlint-disable-next-line require-yield -- cursors are not used: lists are paged
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported; read in pages')
  }
}

/** Its text names tables and columns; what people typed goes beside it, as parameters, and is not told. */
function asSpan<T>(text: string, ask: () => Promise<T>): Promise<T> {
  const [operation = 'sql'] = text.trimStart().split(/\s/, 1)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) }
  return traced(operation.toLowerCase(), { kind: SpanKind.CLIENT, attributes }, ask)
}

const LONGEST_TEXT = 2_000
