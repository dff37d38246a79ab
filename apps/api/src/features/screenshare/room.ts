import type { AllEvents, Capture } from '@klopt/screenshare/events'
import type { Clock } from '../../kernel/clock.ts'
import type { Schedule } from '../../system/schedule.ts'
import type { Operator, Peer } from './peer.ts'
import { AWAY_MS, GRACE_MS } from './timings.ts'

/** What is passed on as it comes; each of the user's also tells which tab they are in. */
export const userMovements = ['resize', 'scroll', 'client_mouse', 'client_click'] as const
export const operatorSigns = ['mouse', 'show_cursor', 'hide_cursor', 'click', 'request_capture'] as const
type UserMovement = (typeof userMovements)[number]
type OperatorSign = (typeof operatorSigns)[number]

interface RoomOptions {
  readonly clock: Clock
  readonly schedule: Schedule
  /** The operator did not come, or did not come back. */
  readonly onOperatorGone: (operatorId: number) => void
  /** The last page of the user was closed or lost, and did not come back. */
  readonly onUserAway: () => void
  /** Nobody is here and nobody is waited for. */
  readonly onEmpty: () => void
}

/** A tab that shows something new takes the place of one that has been still for this long. */
const STILL_MS = 3_000

/**
 * Both ends of one shared screen, in memory alone. The user may have several tabs, of which the operator sees one: the
 * tab that was last used. One operator looks at a time.
 */
export class Room {
  readonly #options: RoomOptions
  readonly #tabs = new Set<Peer>()
  #shown: Peer | null = null
  #shownMovedAtMs = 0
  /** As the operator last asked: whether what changed is enough. */
  #chunks = false
  #operator: Operator | null = null
  /** Whether the user gave the operator leave: before that nothing goes from one to the other. */
  #isAllowed = false
  #cancelUserGrace: (() => void) | null = null
  #cancelOperatorGrace: (() => void) | null = null
  #cancelOperatorAway: (() => void) | null = null
  #isOver = false

  constructor(options: RoomOptions) {
    this.#options = options
  }

  get operator(): Operator | null {
    return this.#operator
  }

  get isOver(): boolean {
    return this.#isOver
  }

  enter(tab: Peer): void {
    this.#cancelUserGrace?.()
    this.#cancelUserGrace = null
    this.#tabs.add(tab)
    this.#shown ??= tab
    this.#meet(tab)
  }

  leave(tab: Peer): void {
    this.#tabs.delete(tab)
    if (this.#shown === tab) this.#show([...this.#tabs].at(-1) ?? null)
    if (this.#tabs.size === 0) this.#awaitUser()
  }

  /** An operator has a ticket, or had the session before the server was started anew: until they come it is theirs. */
  expect(operatorId: number, forMs: number): void {
    if (this.#operator?.userId === operatorId) return
    this.#awaitOperatorNoMore()
    this.#cancelOperatorGrace = this.#options.schedule(() => this.#operatorGone(operatorId), forMs)
  }

  /** An operator who looks from elsewhere too goes on in the new place. */
  join(operator: Operator, chunks: boolean, isAllowed: boolean): void {
    this.#awaitOperatorNoMore()
    this.#operator?.emit('taken', {})
    this.#operator = operator
    this.#isAllowed = isAllowed
    this.#chunks = chunks
    if (!isAllowed) operator.emit('asked', {})
    for (const tab of this.#tabs) this.#meet(tab)
    if (this.#tabs.size === 0) this.#awaitUser()
  }

  /** The user gave the operator leave to look. */
  allow(): void {
    if (this.#operator === null || this.#isAllowed) return
    this.#isAllowed = true
    for (const tab of this.#tabs) this.#meet(tab)
  }

  /** The user would rather not have this operator look: they wait for another again. */
  refuse(): void {
    this.#operator?.emit('refused', {})
    this.#operator = null
    for (const tab of this.#tabs) tab.emit('operator_disconnected', {})
    this.#leaveWhenEmpty()
  }

  part(operator: Operator): void {
    if (this.#operator !== operator) return
    this.#operator = null
    for (const tab of this.#tabs) tab.emit('hide_cursor', {})
    this.expect(operator.userId, GRACE_MS)
    this.#cancelOperatorAway = this.#options.schedule(() => {
      for (const tab of this.#tabs) tab.emit('operator_disconnected', {})
    }, AWAY_MS)
  }

  /** A line carries nothing any more, or carries again: the other side is told, though nobody has gone. */
  hush(peer: Peer, isSilent: boolean): void {
    if (peer === this.#operator) {
      if (isSilent) for (const tab of this.#tabs) tab.emit('operator_disconnected', {})
      else for (const tab of this.#tabs) this.#meet(tab)
    } else if (peer === this.#shown && this.#operator) {
      if (isSilent) this.#operator.emit('user_disconnected', {})
      else this.#meet(this.#shown)
    }
  }

  capture(tab: Peer, capture: Capture, passedOn: () => void): void {
    const isStill = this.#nowMs() - this.#shownMovedAtMs > STILL_MS
    if (this.#shown !== tab && isStill) this.#show(tab, isComplete(capture))
    if (this.#shown === tab) this.#shownMovedAtMs = this.#nowMs()
    // Whoever nobody looks at is not kept waiting; a tab that comes to be shown is asked for the whole page.
    if (this.#operator && this.#isAllowed && this.#shown === tab) this.#operator.show(capture, passedOn)
    else passedOn()
  }

  move<Name extends UserMovement>(tab: Peer, name: Name, payload: AllEvents[Name]): void {
    if (this.#shown !== tab) this.#show(tab)
    this.#shownMovedAtMs = this.#nowMs()
    if (this.#isAllowed) this.#operator?.emit(name, payload)
  }

  /** The user shows nothing for a while, or goes on. */
  pause(paused: boolean): void {
    if (this.#isAllowed) this.#operator?.emit('paused', { paused })
  }

  sign<Name extends OperatorSign>(operator: Operator, name: Name, payload: AllEvents[Name]): void {
    if (this.#operator !== operator || !this.#isAllowed) return
    if ('chunks' in payload) this.#chunks = payload.chunks
    this.#shown?.emit(name, payload)
  }

  /** Tells everybody that it is over. */
  end(): void {
    this.#isOver = true
    for (const peer of [...this.#tabs, this.#operator]) peer?.emit('stopped', {})
    this.#tabs.clear()
    this.#shown = null
    this.#operator = null
    this.#cancelUserGrace?.()
    this.#cancelUserGrace = null
    this.#awaitOperatorNoMore()
  }

  /**
   * Says to a tab who would like to look, or who looks; then the page is asked for in the same breath as the operator
   * does, so that nobody sends it twice.
   */
  #meet(tab: Peer): void {
    if (this.#operator === null) return
    const { firstName: first_name, imageUrl: image_url } = this.#operator
    tab.emit(this.#isAllowed ? 'operator_connected' : 'operator_asks', { first_name, image_url })
    if (this.#isAllowed) tab.emit('request_capture', { chunks: this.#chunks })
  }

  /** `isThere`: the page of this tab needs not be asked for. */
  #show(tab: Peer | null, isThere = false): void {
    this.#shown?.emit('hide_cursor', {})
    this.#shown = tab
    if (this.#operator && this.#isAllowed && !isThere) tab?.emit('request_capture', { chunks: this.#chunks })
  }

  #awaitUser(): void {
    this.#cancelUserGrace?.()
    this.#cancelUserGrace = this.#options.schedule(() => {
      this.#cancelUserGrace = null
      this.#operator?.emit('user_disconnected', {})
      this.#options.onUserAway()
      this.#leaveWhenEmpty()
    }, AWAY_MS)
  }

  #awaitOperatorNoMore(): void {
    this.#cancelOperatorGrace?.()
    this.#cancelOperatorGrace = null
    this.#cancelOperatorAway?.()
    this.#cancelOperatorAway = null
  }

  #operatorGone(operatorId: number): void {
    this.#cancelOperatorGrace = null
    for (const tab of this.#tabs) tab.emit('operator_disconnected', {})
    this.#options.onOperatorGone(operatorId)
    this.#leaveWhenEmpty()
  }

  #leaveWhenEmpty(): void {
    const isAwaited = this.#cancelUserGrace ?? this.#cancelOperatorGrace
    if (this.#tabs.size === 0 && this.#operator === null && isAwaited === null) this.#options.onEmpty()
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}

/** Whether it can be shown whatever was shown before. */
const isComplete = ({ chunks, linksStyle }: Capture): boolean => chunks === undefined && linksStyle !== null
