import type { Services } from '../../kernel/services.ts'
import { hashToken } from '../../security/tokens.ts'
import type { Operator, Peer } from './peer.ts'
import { Room } from './room.ts'
import { answerOperator } from './looks.ts'
import { noteAlive, noteAway, releaseSession, resumeSession, sessionOfOperator, stopSession } from './sessions.ts'
import { issueTicket, redeemTicket } from './tickets.ts'
import { GRACE_MS, TICKET_LIFETIME_MS } from './timings.ts'

type Options = Pick<Services, 'pool' | 'clock' | 'schedule' | 'log'>

const perServer = new WeakMap<Services, ScreenSharing>()

/** The screens that are shared through this server; kept from the first call on. */
export function screenSharingOf(services: Services): ScreenSharing {
  const known = perServer.get(services)
  if (known) return known
  const sharing = new ScreenSharing(services)
  perServer.set(services, sharing)
  return sharing
}

/** A place in a room; whoever holds it does nothing outside of that room. */
export interface Place {
  readonly screenShareId: number
  readonly room: Room
}

/**
 * The screens that are shared through this server: who is in which room. What is on a screen goes from one connection to
 * the other and is kept nowhere; the database knows who helped whom and when.
 */
export class ScreenSharing {
  readonly #options: Options
  readonly #rooms = new Map<number, Room>()

  constructor(options: Options) {
    this.#options = options
  }

  /** The ticket by which an operator comes into a session; until it expires no colleague is let in. */
  async invite(screenShareId: number, operatorId: number): Promise<string> {
    const { pool, clock, schedule } = this.#options
    const ticket = await issueTicket(pool, { screenShareId, operatorId, now: clock.now() })
    this.#rooms.get(screenShareId)?.expect(operatorId, TICKET_LIFETIME_MS)
    schedule(() => this.#release(screenShareId, operatorId, ticket), TICKET_LIFETIME_MS)
    return ticket
  }

  /** Lets a tab of the user in with their key; null when that opens nothing, or nothing any more. */
  async enter(key: string, userId: number, tab: Peer): Promise<Place | null> {
    const { pool, clock } = this.#options
    const session = await resumeSession(pool, hashToken(key), userId, clock.now())
    if (session === null) return null
    const room = this.#roomOf(session.id)
    room.enter(tab)
    // After a restart of the server: the operator gets as long to come back.
    if (session.operatorId !== null && room.operator === null) room.expect(session.operatorId, GRACE_MS)
    return { screenShareId: session.id, room }
  }

  /** Lets an operator in with a ticket: `unknown` for one that opens nothing, `gone` when the session is not theirs now. */
  async join(ticket: string, operator: Operator, chunks: boolean): Promise<Place | 'unknown' | 'gone'> {
    const { pool, clock } = this.#options
    const screenShareId = await redeemTicket(pool, ticket, operator.userId, clock.now())
    if (screenShareId === null) return 'unknown'
    const session = await sessionOfOperator(pool, screenShareId, operator.userId, clock.now())
    if (session === null) return 'gone'
    const room = this.#roomOf(screenShareId)
    room.join(operator, chunks, session.isAllowed)
    return { screenShareId, room }
  }

  /** What the user answers to an operator who would like to look; noted before anything is shown. */
  async answer({ screenShareId, room }: Place, allowed: boolean): Promise<void> {
    const { pool, clock } = this.#options
    const { operator } = room
    if (operator === null) return
    const question = { screenShareId, operatorId: operator.userId, allowed, now: clock.now() }
    if (!(await answerOperator(pool, question)) || room.operator?.userId !== operator.userId) return
    if (allowed) room.allow()
    else room.refuse()
  }

  /** Ends a session: in the database first, so that nobody comes back into it, and for both sides whatever happens. */
  async stop({ screenShareId }: Place, stoppedBy: number): Promise<void> {
    try {
      await stopSession(this.#options.pool, screenShareId, stoppedBy, this.#options.clock.now())
    } finally {
      this.#end(screenShareId)
    }
  }

  /** Notes in the database that the users of these sessions are there; what ended there ends here too. */
  async noteAlive(ids: readonly number[]): Promise<void> {
    const open = await noteAlive(this.#options.pool, ids, this.#options.clock.now())
    for (const id of ids) if (!open.has(id)) this.#end(id)
  }

  #end(screenShareId: number): void {
    this.#rooms.get(screenShareId)?.end()
    this.#rooms.delete(screenShareId)
  }

  /** The session is for others again; with a ticket only when nobody came with it. */
  #release(id: number, operatorId: number, unusedTicket?: string): void {
    const { pool, clock, log } = this.#options
    const ticket = unusedTicket === undefined ? {} : { unusedTicket }
    releaseSession(pool, { id, operatorId, ...ticket, now: clock.now() }).catch((error: unknown) => {
      log.error({ err: error, screenShareId: id }, 'an operator who left still holds the session')
    })
  }

  #roomOf(screenShareId: number): Room {
    const known = this.#rooms.get(screenShareId)
    if (known) return known
    const { pool, clock, schedule, log } = this.#options
    const room: Room = new Room({
      clock,
      schedule,
      onOperatorGone: (operatorId) => this.#release(screenShareId, operatorId),
      onUserAway: () => {
        noteAway(pool, screenShareId, clock.now()).catch((error: unknown) => {
          log.error({ err: error, screenShareId }, 'a user who left is still listed as waiting')
        })
      },
      onEmpty: () => {
        if (this.#rooms.get(screenShareId) === room) this.#rooms.delete(screenShareId)
      },
    })
    this.#rooms.set(screenShareId, room)
    return room
  }
}
