import type { AllEvents, Capture, EventName } from '@klopt/screenshare/events'

/** A connection as a room sees it. */
export interface Peer {
  emit<Name extends EventName>(name: Name, payload: AllEvents[Name]): void
}

/** The connection of an operator. */
export interface Operator extends Peer {
  readonly userId: number
  readonly firstName: string
  /** The address of their picture. */
  readonly imageUrl: string | null
  /** Sends a page; `passedOn` is called once it has left, or will never leave. */
  show(capture: Capture, passedOn: () => void): void
}
