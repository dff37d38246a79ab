import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { TestClient, type RawAnswer } from '../../testing/index.ts'

/** What says that there is no place now, or no database, or no room: ask again. */
const FOR_NOW = [429, 503, 507]
const PATIENCE_MS = 90_000

/** Asks what was not answered again with the same key, as the web app does it, and remembers what was acknowledged. */
export class SteadfastClient extends TestClient {
  /** The keys of writes that were acknowledged, and whose answer is kept. */
  readonly acknowledged: string[] = []
  /** How often it was told to ask again, by status; 0 is no answer. */
  readonly refusals = new Map<number, number>()

  /** Somebody who is signed in already, at another address. */
  static as(client: TestClient, url: string): SteadfastClient {
    const steadfast = new SteadfastClient(url)
    for (const [name, value] of client.cookies) steadfast.setCookie(`${name}=${value}`)
    return steadfast
  }

  override async send(...[call, input, options]: Parameters<TestClient['send']>): Promise<RawAnswer> {
    const isKept = 'idempotent' in call && call.idempotent === true
    if (!isKept) return super.send(call, input, options)
    const idempotencyKey = options?.idempotencyKey ?? randomUUID()
    const answer = await super.send(call, input, { ...options, idempotencyKey })
    if (answer.status === 200) this.acknowledged.push(idempotencyKey)
    return answer
  }

  override async request(...given: Parameters<TestClient['request']>): Promise<RawAnswer> {
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline) {
      // A call that is broken off is a TypeError of fetch.
      const answer = await super.request(...given).catch(() => null)
      if (answer !== null && !FOR_NOW.includes(answer.status)) return answer
      const status = answer === null ? 0 : answer.status
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
      await pause(100)
    }
    throw new Error(`${given[0]} ${given[1]} was not answered within ${PATIENCE_MS} ms`)
  }
}
