import type { Clock } from '../../kernel/clock.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import { TICKET_LIFETIME_MS } from './timings.ts'

export interface Ticket {
  readonly screenShareId: number
  readonly operatorId: number
}

/** Tickets that let one operator into one session: each works once and shortly. In memory alone, like the sessions. */
export class Tickets {
  readonly #clock: Clock
  readonly #issued = new Map<string, Ticket & { readonly expiresAtMs: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  issue(ticket: Ticket): string {
    const nowMs = this.#clock.now().getTime()
    for (const [hash, { expiresAtMs }] of this.#issued) if (expiresAtMs <= nowMs) this.#issued.delete(hash)
    const token = newToken()
    this.#issued.set(nameOf(token), { ...ticket, expiresAtMs: nowMs + TICKET_LIFETIME_MS })
    return token
  }

  /** What the ticket opens for this operator; null when it is of somebody else, was used or is too old. */
  redeem(token: string, operatorId: number): Ticket | null {
    const ticket = this.#issued.get(nameOf(token))
    if (ticket === undefined || ticket.operatorId !== operatorId) return null
    this.#issued.delete(nameOf(token))
    return ticket.expiresAtMs > this.#clock.now().getTime() ? ticket : null
  }
}

const nameOf = (token: string): string => hashToken(token).toString('base64url')
