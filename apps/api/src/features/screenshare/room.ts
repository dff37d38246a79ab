import type { AllEvents, Capture } from '@klopt/screenshare/events'
import type { Clock } from '../../server/clock.ts'
import type { Schedule } from '../../server/schedule.ts'
import type { Onlooker, Peer } from './peer.ts'
import { grace_ms } from './timings.ts'

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
  /** Nobody is here and nobody is waited for. */
  readonly onEmpty: () => void
}

/** A tab that shows something new takes the place of one that has been still for this long. */
const still_ms = 3_000

/**
 * Both ends of one shared screen, in memory alone. The user may have several tabs, of which the operator sees one: the
 * tab that was last used. One operator looks at a time.
 */
export class Room {
  readonly #options: RoomOptions
  readonly #tabs = new Set<Peer>()
  #shown: Peer | null = null
  #shownMovedAt_ms = 0
  /** As the operator last asked: whether what changed is enough. */
  #chunks = false
  #operator: Onlooker | null = null
  #cancelUserGrace: (() => void) | null = null
  #cancelOperatorGrace: (() => void) | null = null
  #isOver = false

  constructor(options: RoomOptions) {
    this.#options = options
  }

  get operator(): Onlooker | null {
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
    if (this.#operator) this.#introduce(this.#operator, tab)
  }

  leave(tab: Peer): void {
    this.#tabs.delete(tab)
    if (this.#shown === tab) this.#show([...this.#tabs].at(-1) ?? null)
    if (this.#tabs.size === 0) this.#awaitUser()
  }

  /** An operator has a ticket, or had the session before the server was started anew: until they come it is theirs. */
  expect(operatorId: number, for_ms: number): void {
    if (this.#operator?.userId === operatorId) return
    this.#cancelOperatorGrace?.()
    this.#cancelOperatorGrace = this.#options.schedule(() => this.#operatorGone(operatorId), for_ms)
  }

  /** An operator who looks from elsewhere too goes on in the new place. */
  join(operator: Onlooker, chunks: boolean): void {
    this.#cancelOperatorGrace?.()
    this.#cancelOperatorGrace = null
    this.#operator?.emit('taken', {})
    this.#operator = operator
    this.#chunks = chunks
    for (const tab of this.#tabs) this.#introduce(operator, tab)
    if (this.#tabs.size === 0) this.#awaitUser()
  }

  part(operator: Onlooker): void {
    if (this.#operator !== operator) return
    this.#operator = null
    for (const tab of this.#tabs) tab.emit('hide_cursor', {})
    this.expect(operator.userId, grace_ms)
  }

  capture(tab: Peer, capture: Capture, passedOn: () => void): void {
    const isStill = this.#now_ms() - this.#shownMovedAt_ms > still_ms
    if (this.#shown !== tab && isStill) this.#show(tab, isComplete(capture))
    if (this.#shown === tab) this.#shownMovedAt_ms = this.#now_ms()
    // Whoever nobody looks at is not kept waiting; a tab that comes to be shown is asked for the whole page.
    if (this.#operator && this.#shown === tab) this.#operator.show(capture, passedOn)
    else passedOn()
  }

  move<Name extends UserMovement>(tab: Peer, name: Name, payload: AllEvents[Name]): void {
    if (this.#shown !== tab) this.#show(tab)
    this.#shownMovedAt_ms = this.#now_ms()
    this.#operator?.emit(name, payload)
  }

  sign<Name extends OperatorSign>(operator: Onlooker, name: Name, payload: AllEvents[Name]): void {
    if (this.#operator !== operator) return
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
    this.#cancelOperatorGrace?.()
    this.#cancelUserGrace = null
    this.#cancelOperatorGrace = null
  }

  /** Asks for the page in the same breath as the operator does, so that nobody sends it twice. */
  #introduce(operator: Onlooker, tab: Peer): void {
    tab.emit('operator_connected', { first_name: operator.firstName, image_url: operator.imageUrl })
    tab.emit('request_capture', { chunks: this.#chunks })
  }

  /** `isThere`: the page of this tab needs not be asked for. */
  #show(tab: Peer | null, isThere = false): void {
    this.#shown?.emit('hide_cursor', {})
    this.#shown = tab
    if (this.#operator && !isThere) tab?.emit('request_capture', { chunks: this.#chunks })
  }

  #awaitUser(): void {
    this.#cancelUserGrace?.()
    this.#cancelUserGrace = this.#options.schedule(() => {
      this.#cancelUserGrace = null
      this.#operator?.emit('user_disconnected', {})
      this.#leaveWhenEmpty()
    }, grace_ms)
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

  #now_ms(): number {
    return this.#options.clock.now().getTime()
  }
}

/** Whether it can be shown whatever was shown before. */
const isComplete = ({ chunks, linksStyle }: Capture): boolean => chunks === undefined && linksStyle !== null
