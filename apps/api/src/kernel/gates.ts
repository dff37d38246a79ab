import type { EventEmitter } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withShare } from '../database/fair-pool.ts'
import { clientOf } from '../security/client-of.ts'
import { NoTurnError, Turns } from '../system/turns.ts'
import type { IdempotencyClaim } from './idempotency.ts'
import type { Limits } from './limits.ts'
import type { Schedule } from '../system/schedule.ts'
import { watchUpload } from './watch-upload.ts'

/** Where requests wait for their turn, so that nobody starves the others. Of this process alone: see `limits.ts`. */
export class Gates {
  readonly limits: Limits
  readonly calls: Turns
  readonly visitors: Turns
  readonly repeats: Turns
  readonly largeBodies: Turns
  readonly #schedule: Schedule

  constructor(limits: Limits, schedule: Schedule) {
    this.limits = limits
    this.#schedule = schedule
    this.calls = new Turns(limits.calls, schedule)
    this.visitors = new Turns(limits.visitors, schedule)
    this.repeats = new Turns(limits.repeats, schedule)
    this.largeBodies = new Turns(limits.largeBodies, schedule)
  }

  /**
   * Before it is known whose request it is: the questions of one session are asked one after another. They are short,
   * and a burst of one session is then not in the way of the next.
   */
  authenticating<T>(request: FastifyRequest, tokenHash: Buffer | null, work: () => Promise<T>): Promise<T> {
    const key = tokenHash === null ? addressOf(request) : `session ${tokenHash.toString('base64')}`
    return withShare({ key, atOnce: 1 }, work)
  }

  /**
   * The call itself. Repeats of a write wait here until the first has ended, and take no connection and none of the
   * user's places meanwhile; those that reach another server wait in the database.
   */
  calling<T>(
    request: FastifyRequest,
    claim: IdempotencyClaim | null,
    gone: EventEmitter,
    work: () => Promise<T>,
  ): Promise<T> {
    const key = whoOf(request)
    const share = { key, atOnce: this.limits.connectionsPerUser }
    const turns = request.caller.user === null ? this.visitors : this.calls
    const call = () => turns.run([key], () => withShare(share, work), gone)
    return claim === null ? call() : this.repeats.run([`${claim.userId} ${claim.route} ${claim.key}`], call, gone)
  }

  /** A large body, in its turn; what is not read yet waits in the network. */
  async reading(request: FastifyRequest, reply: FastifyReply, body: Readable): Promise<Readable> {
    const { promise: turn, resolve, reject } = Promise.withResolvers<void>()
    const { administration } = request.caller
    const tenant = administration === null ? [] : [`administration ${administration.id}`]
    const leave = this.largeBodies.enter([whoOf(request), ...tenant], resolve, reject)
    // Once the answer is sent, or when whoever asked goes away.
    const end = (): void => {
      leave()
      reject(new NoTurnError('whoever waited went away'))
    }
    reply.raw.once('close', end)
    if (request.raw.destroyed) end()
    await turn
    const watched = watchUpload(body, this.limits.upload, this.#schedule)
    reply.raw.once('close', () => watched.destroy())
    return watched
  }
}

const addressOf = ({ ip }: FastifyRequest): string => `address ${clientOf(ip)}`

function whoOf(request: FastifyRequest): string {
  const { user } = request.caller
  return user === null ? addressOf(request) : `user ${user.id}`
}
