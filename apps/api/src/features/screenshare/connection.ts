import { readEvent, type AllEvents, type EventName, type OperatorEvents } from '@klopt/screenshare/events'
import type { Socket } from 'socket.io'
import { Line } from './line.ts'
import type { Operator, Peer } from './peer.ts'
import { operatorSigns, userMovements } from './room.ts'
import type { Place, ScreenSharing } from './screen-sharing.ts'

export interface Visitor {
  readonly userId: number
  readonly firstName: string
}

export interface ConnectionOptions {
  readonly socket: Socket
  readonly visitor: Visitor
  readonly sharing: ScreenSharing
  /** Whether the visitor may help others, now. */
  readonly mayHelp: () => Promise<boolean>
  /** The address of the picture of the visitor. */
  readonly picture: () => Promise<string | null>
  readonly onFailure: (error: unknown) => void
}

interface UserRole {
  readonly side: 'user'
  readonly place: Place
  readonly peer: Peer
}
interface OperatorRole {
  readonly side: 'operator'
  readonly place: Place
  readonly peer: Operator
}

/**
 * One connection. It plays no role until it says which, with a key or a ticket, and then that one alone; what its role
 * does not send, what came too early and what is not what it should be is dropped.
 */
export class Connection {
  readonly #options: ConnectionOptions
  #role: UserRole | OperatorRole | null = null
  /** What arrives is handled in its order: also while somebody is being let in, and of who has gone in the meantime. */
  #queue: Promise<void> = Promise.resolve()

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { socket, onFailure } = options
    socket.onAny((name: string, data: unknown, answer: unknown) => {
      const acknowledge = typeof answer === 'function' ? () => void answer() : () => {}
      this.#queue = this.#queue.then(() => this.#handle(name, data, acknowledge)).catch(onFailure)
    })
    socket.on('disconnect', () => {
      this.#queue = this.#queue.then(() => this.#leave()).catch(onFailure)
    })
  }

  /** The session whose user is at the other end of this connection. */
  get sharedScreenId(): number | null {
    return this.#role?.side === 'user' ? this.#role.place.screenShareId : null
  }

  get isHelping(): boolean {
    return this.#role?.side === 'operator'
  }

  /** Its line carries nothing any more, or carries again. */
  hush(isSilent: boolean): void {
    if (this.#role !== null && !this.#role.place.room.isOver) this.#role.place.room.hush(this.#role.peer, isSilent)
  }

  async #handle(name: string, data: unknown, acknowledge: () => void): Promise<void> {
    // Somebody ended it: this connection is free again.
    if (this.#role?.place.room.isOver === true) this.#role = null
    if (this.#role === null) await this.#takeRole(name, data)
    else if (this.#role.side === 'user') await this.#fromUser(this.#role, name, data, acknowledge)
    else await this.#fromOperator(this.#role, name, data)
  }

  async #takeRole(name: string, data: unknown): Promise<void> {
    const { socket, sharing, visitor } = this.#options
    if (name === 'room') {
      const key = readEvent('room', data)?.key
      if (key === undefined) return
      const peer = peerOf(socket)
      const place = await sharing.enter(key, visitor.userId, peer)
      if (place === null) peer.emit('stopped', {})
      else this.#role = { side: 'user', place, peer }
    }
    if (name === 'join') {
      const ticket = readEvent('join', data)
      if (ticket !== null) await this.#help(ticket)
    }
  }

  async #help({ key, chunks }: OperatorEvents['join']): Promise<void> {
    const { socket, sharing, visitor, mayHelp, picture } = this.#options
    if (!(await mayHelp())) return void socket.disconnect(true)
    const line = new Line(socket)
    const imageUrl = await picture()
    const peer: Operator = { ...peerOf(socket), ...visitor, imageUrl, show: (...sent) => line.send(...sent) }
    const place = await sharing.join(key, peer, chunks)
    if (place === 'unknown') socket.disconnect(true)
    else if (place === 'gone') peer.emit('stopped', {})
    else this.#role = { side: 'operator', place, peer }
  }

  async #fromUser({ place, peer }: UserRole, name: string, data: unknown, acknowledge: () => void): Promise<void> {
    const { sharing, visitor } = this.#options
    if (name === 'capture') {
      const capture = readEvent('capture', data)
      if (capture) place.room.capture(peer, capture, acknowledge)
    } else if (name === 'request_operator') await sharing.noteAlive([place.screenShareId])
    else if (name === 'stopped') await sharing.stop(place, visitor.userId)
    else if (name === 'answer_operator') {
      const answer = readEvent('answer_operator', data)
      if (answer) await sharing.answer(place, answer.allowed)
    } else if (name === 'paused') pass(name, data, ({ paused }) => place.room.pause(paused))
    else if (isOneOf(userMovements, name)) pass(name, data, (payload) => place.room.move(peer, name, payload))
  }

  async #fromOperator({ place, peer }: OperatorRole, name: string, data: unknown): Promise<void> {
    const { sharing, visitor } = this.#options
    // A colleague, or this operator in another window, may have come in between.
    if (place.room.operator !== peer) return
    if (name === 'stopped') await sharing.stop(place, visitor.userId)
    else if (isOneOf(operatorSigns, name)) pass(name, data, (payload) => place.room.sign(peer, name, payload))
  }

  #leave(): void {
    const role = this.#role
    this.#role = null
    if (role === null || role.place.room.isOver) return
    if (role.side === 'user') role.place.room.leave(role.peer)
    else role.place.room.part(role.peer)
  }
}

function pass<Name extends EventName>(name: Name, data: unknown, on: (payload: AllEvents[Name]) => void): void {
  const payload = readEvent(name, data)
  if (payload !== null) on(payload)
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

const peerOf = (socket: Socket): Peer => ({ emit: (name, payload) => void socket.emit(name, payload) })
