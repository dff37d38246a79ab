import type { OperatorEvents, Size } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { applyTo, mirroredEvents } from '../apply.ts'
import { connect, hear, sayStopped } from '../connection.ts'

/**
 * How it goes: the user is asked, the screen is there, shown no more for a while, its user is away or we are, or it is
 * over; `elsewhere` is our own other window.
 */
export type WatchState =
  | 'connecting'
  | 'asked'
  | 'live'
  | 'paused'
  | 'gone'
  | 'offline'
  | 'refused'
  | 'stopped'
  | 'taken'
  | 'elsewhere'
  | 'failed'

export interface WatchOptions {
  screenShareId: number
  mirror: Mirror
  /** Asks for a ticket, which opens the screen once: at first and after each lost connection. */
  askTicket: () => Promise<string>
  onState: (state: WatchState) => void
  /** A ticket was refused. */
  onRefused: (error: unknown) => void
  /** How large the user's window is. */
  onSize: (size: Size) => void
}

export interface Watching {
  send: <Name extends keyof OperatorEvents>(name: Name, payload: OperatorEvents[Name]) => void
  /** The mirror cannot go on without a whole capture. */
  requestCapture: () => void
  /** Ends it for the user too. */
  stop: () => void
  /** Leaves; the session goes on. */
  leave: () => void
}

/** Looks at a shared screen through a mirror. */
export function watchShare({ screenShareId, mirror, askTicket, onState, onRefused, onSize }: WatchOptions): Watching {
  let isOver = false
  let isPaused = false
  const socket = connect({
    share: screenShareId,
    onConnect: () => {
      isPaused = false
      askTicket().then(
        (key) => socket.connected && socket.emit('join', { key, chunks: true }),
        (error: unknown) => {
          socket.disconnect()
          onRefused(error)
        },
      )
    },
    onSilent: (isSilent) => {
      onState(isSilent ? 'offline' : 'connecting')
      // What the screen became meanwhile; before one has joined anew this says nothing to anybody.
      if (!isSilent) socket.emit('request_capture', { chunks: true })
    },
    onFailed: () => onState('failed'),
  })
  for (const name of mirroredEvents) {
    hear(socket, name, (payload) => {
      if (!isPaused) onState('live')
      applyTo(mirror, name, payload)
    })
  }
  hear(socket, 'resize', onSize)
  hear(socket, 'capture', onSize)
  hear(socket, 'asked', () => onState('asked'))
  hear(socket, 'refused', () => end('refused'))
  hear(socket, 'paused', ({ paused }) => {
    isPaused = paused
    onState(paused ? 'paused' : 'connecting')
    // What is shown next is what the page is by then.
    if (!paused) socket.emit('request_capture', { chunks: true })
  })
  hear(socket, 'user_disconnected', () => onState('gone'))
  hear(socket, 'taken', () => end('elsewhere'))
  hear(socket, 'stopped', () => end('stopped'))

  function end(state: WatchState): void {
    socket.disconnect()
    onState(state)
  }

  return {
    send: (name, payload) => void socket.volatile.emit(name, payload),
    requestCapture: () => void socket.emit('request_capture', { chunks: true }),
    stop: () => {
      isOver = true
      sayStopped(socket)
    },
    // What was stopped closes by itself.
    leave: () => void (isOver || socket.disconnect()),
  }
}
