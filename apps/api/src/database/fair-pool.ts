import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { Turns } from '../system/turns.ts'

/** Whose connections are counted together, and how many of them may be taken at once. */
export interface PoolShare {
  readonly key: string
  readonly atOnce: number
}

/** Jobs, presence and health: work that no request asks for. */
const ofServer: PoolShare = { key: 'server', atOnce: Number.POSITIVE_INFINITY }

const shares = new AsyncLocalStorage<PoolShare>()

/** Every connection that `work` takes, wherever it does, counts against this share. */
export function withShare<T>(share: PoolShare, work: () => Promise<T>): Promise<T> {
  return shares.run(share, work)
}

type OnConnect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean) => void,
) => void

/** A quarter of the connections is for whoever has none. */
const RESERVED_PART = 4
/** Longer than a burst takes, shorter than people wait. */
const PATIENCE_MS = 10_000

/**
 * A pool of which the connections are handed out in turns, and never all to a few: whoever asks much waits behind
 * themselves. Rejects with a NoTurnError when no connection comes free in time.
 */
export class FairPool extends pg.Pool {
  readonly #turns: Turns
  readonly #leave = new WeakMap<pg.PoolClient, () => void>()

  constructor(config: pg.PoolConfig & { readonly max: number }) {
    super(config)
    this.#turns = new Turns({
      atOnce: config.max,
      perKey: config.max,
      reserved: Math.floor(config.max / RESERVED_PART),
      // Requests are counted before they come here, and a statement of the server is never turned away.
      waitingPerKey: Number.POSITIVE_INFINITY,
      patienceMs: PATIENCE_MS,
    })
    this.on('release', (_error, client) => this.#leave.get(client)?.())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    if (callback !== undefined) return this.#connect(callback)
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client === undefined ? reject(error) : resolve(client)))
    })
  }

  #connect(callback: OnConnect): void {
    const { key, atOnce } = shares.getStore() ?? ofServer
    const onConnect: OnConnect = (error, client, done) => {
      // A pool that is ending refuses before `leave` is known.
      if (client === undefined) queueMicrotask(() => leave())
      else this.#leave.set(client, leave)
      callback(error, client, done)
    }
    const refuse = (error: Error): void => callback(error, undefined, () => {})
    const leave = this.#turns.enter([key], () => super.connect(onConnect), refuse, atOnce)
  }
}
