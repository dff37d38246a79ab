import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { must } from '@klopt/bookkeeping/money'
import { createTestServer, TestClock, type KloptTestServer } from '../../testing/index.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { databaseUrlOf, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'
import { CutLine } from './cut-line.test-support.ts'

type Role = 'web' | 'jobs'
type Env = Readonly<Record<string, string>>

const SIZES: Readonly<Record<Role, number>> = { web: 3, jobs: 2 }
const AWAY_MS = 3_000

/** Three servers for people behind a balancer, and two that work, on one database and one folder; each can break. */
export class Fleet {
  /** A server of the test's own on the same database. */
  readonly beside: KloptTestServer
  readonly #servers: Record<Role, ServerProcess[]> = { web: [], jobs: [] }
  readonly #env: Env
  readonly #database: TestDatabase
  readonly #folder: TemporaryFolder
  /** The network between the servers for people and the database. */
  readonly #network: CutLine
  readonly #balancer: CutLine

  private constructor(
    env: Env,
    made: { beside: KloptTestServer; database: TestDatabase; folder: TemporaryFolder; lines: [CutLine, CutLine] },
  ) {
    this.#env = env
    this.beside = made.beside
    this.#database = made.database
    this.#folder = made.folder
    this.#network = made.lines[0]
    this.#balancer = made.lines[1]
  }

  static async start(env: Env = {}): Promise<Fleet> {
    const database = await createTestDatabase()
    const { connection } = database
    const fleet = new Fleet(env, {
      database,
      beside: await createTestServer({ connection, clock: new TestClock(new Date()) }),
      folder: await makeTemporaryFolder(),
      lines: [await CutLine.lay(), await CutLine.lay()],
    })
    fleet.#lay()
    await Promise.all(
      (['web', 'jobs'] as const).map(async (role) => {
        const started = Array.from({ length: SIZES[role] }, () => fleet.#start(role))
        fleet.#servers[role].push(...(await Promise.all(started)))
      }),
    )
    fleet.#balance()
    return fleet
  }

  /** Of the balancer: each connection is led to the next server, and one that is not there is hung up on. */
  get url(): string {
    return this.#balancer.url
  }
  /** Of the servers for people themselves. */
  get urls(): readonly string[] {
    return this.#servers.web.map(({ url }) => url)
  }

  async replace(role: Role, index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = this.#server(role, index)
    gone.child.kill(signal)
    const end = await gone.ended
    if (end !== (signal === 'SIGTERM' ? 0 : 'SIGKILL')) throw new Error(`a server ended with ${end}`)
    this.#servers[role][index % SIZES[role]] = await this.#start(role)
    this.#balance()
  }

  /** Nobody hears of it that it stands still, and what it was asked waits. */
  async stopFor(role: Role, index: number): Promise<void> {
    const { child } = this.#server(role, index)
    child.kill('SIGSTOP')
    await pause(AWAY_MS)
    child.kill('SIGCONT')
  }

  async cutNetwork(): Promise<void> {
    this.#network.leadTo()
    this.#network.cut()
    await pause(AWAY_MS)
    this.#lay()
  }

  /** Whatever people asked is broken off on its way. */
  cutCalls(): void {
    this.#balancer.cut()
  }

  async stop(): Promise<void> {
    const all = Object.values(this.#servers).flat()
    for (const { child } of all) child.kill('SIGKILL')
    await Promise.all(all.map(({ ended }) => ended))
    await this.beside.stop()
    await this.#network.takeAway()
    await this.#balancer.takeAway()
    await this.#database.drop()
    await this.#folder.remove()
  }

  #server(role: Role, index: number): ServerProcess {
    return must(this.#servers[role][index % SIZES[role]], 'a server')
  }

  #start(role: Role): Promise<ServerProcess> {
    const { connection } = this.#database
    const overNetwork = { ...connection, host: '127.0.0.1', port: this.#network.port }
    return startServerProcess({
      SERVER_ROLE: role,
      DATABASE_URL: databaseUrlOf(role === 'web' ? overNetwork : connection),
      DATA_DIR: this.#folder.path,
      SECRET_KEY: 'een sleutel die alle servers delen, lang genoeg',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...this.#env,
    })
  }

  #balance(): void {
    this.#balancer.leadTo(...this.urls)
  }

  #lay(): void {
    const { host = '', port = 5432 } = this.#database.connection
    if (host.startsWith('/')) this.#network.leadToSocket(join(host, `.s.PGSQL.${port}`))
    else this.#network.leadTo(`http://${host}:${port}`)
  }
}
