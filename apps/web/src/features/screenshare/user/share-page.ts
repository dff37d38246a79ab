import { startCapture, type CaptureEvents, type RunningCapture } from '@klopt/screenshare/capture'
import type { Pointer, ToUserEvents } from '@klopt/screenshare/events'
import { connect, hear, sayStopped } from '../connection.ts'

export type Operator = ToUserEvents['operator_connected']
/** Receives what is sent, as it is sent. */
export type Watcher = <Name extends keyof CaptureEvents>(name: Name, payload: CaptureEvents[Name]) => void

export interface SharingHandlers {
  /** Who helps; null when nobody does any more. */
  onOperator: (operator: Operator | null) => void
  /** Where the operator points; null when nowhere. */
  onPointer: (pointer: Pointer | null) => void
  /** What the operator asks to click on. */
  onRequest: (pointer: Pointer) => void
  /** Whether the page is larger than may be sent. */
  onTooLarge: (isTooLarge: boolean) => void
  /** The other side has ended it, or it had ended before. */
  onStopped: () => void
  onFailed: (error: Error) => void
}

export interface PageSharing {
  /** Ends it for the other side too. */
  stop: () => void
  /** Ends it for this page; another one may go on. */
  leave: () => void
  /** Shows the user what is sent; null ends that. */
  watch: (watcher: Watcher | null) => void
  /** Captures the whole page once more. */
  requestCapture: () => void
}

const patience_ms = 10_000

/** Shares this page under a key. Nothing is captured until somebody looks: an operator, or the user at what they would see. */
export function sharePage(key: string, on: SharingHandlers): PageSharing {
  let [isHelped, chunks] = [false, false]
  let watcher: Watcher | null = null
  /** Where the operator pointed last. */
  let pointed: Pointer | null = null
  let running: RunningCapture | null = null
  const socket = connect({
    onConnect: () => {
      socket.emit('room', { key })
      socket.emit('request_operator', {})
    },
    onLost: () => help(null),
    onFailed: (error) => {
      stopCapture()
      on.onFailed(error)
    },
  })
  hear(socket, 'operator_connected', help)
  hear(socket, 'operator_disconnected', () => help(null))
  hear(socket, 'request_capture', (request) => {
    chunks = request.chunks
    capture()
  })
  hear(socket, 'mouse', (pointer) => on.onPointer((pointed = pointer)))
  hear(socket, 'show_cursor', () => on.onPointer(pointed))
  hear(socket, 'hide_cursor', () => on.onPointer(null))
  hear(socket, 'click', on.onRequest)
  hear(socket, 'stopped', () => {
    leave()
    on.onStopped()
  })

  function help(operator: Operator | null): void {
    isHelped = operator !== null
    if (!isHelped && !watcher) stopCapture()
    on.onOperator(operator)
  }

  function capture(): void {
    if (!isHelped && !watcher) return
    running ??= startCapture({ document, send, onTooLarge: on.onTooLarge })
    running.requestCapture({ chunks })
  }

  function send<Name extends keyof CaptureEvents>(name: Name, payload: CaptureEvents[Name]): unknown {
    watcher?.(name, payload)
    if (!isHelped) return
    return name === 'capture'
      ? socket.timeout(patience_ms).emitWithAck(name, payload)
      : socket.volatile.emit(name, payload)
  }

  function stopCapture(): void {
    running?.stop()
    running = null
    on.onTooLarge(false)
  }

  function leave(): void {
    stopCapture()
    socket.disconnect()
  }

  return {
    stop: () => {
      stopCapture()
      sayStopped(socket)
    },
    leave,
    watch: (next) => {
      watcher = next
      if (next) capture()
      else if (!isHelped) stopCapture()
    },
    requestCapture: capture,
  }
}
