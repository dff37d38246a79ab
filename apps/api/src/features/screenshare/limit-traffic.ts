import { limits } from '@klopt/screenshare/events'
import type { Socket } from 'socket.io'
import { createRateLimiter } from '../../kernel/rate-limit.ts'

/** Whoever keeps to the throttle stays below both: at most the largest capture each half second. */
const events = { burst: 2 * limits.eventsPerSecond, refillPerSecond: limits.eventsPerSecond }
const bytes = { burst: 4 * limits.messageBytes, refillPerSecond: 2 * limits.messageBytes }

type Engine = Socket['conn']['server']

/** Drops each connection that sends more than a page that shares would, whatever it sends and before it is read. */
export function limitTraffic(engine: Engine, onOffender: () => void): void {
  engine.on('connection', (connection: Socket['conn']) => {
    const [perEvent, perByte] = [createRateLimiter(events), createRateLimiter(bytes)]
    connection.on('packet', ({ data }: { data?: unknown }) => {
      const nowMs = performance.now()
      const size_bytes = typeof data === 'string' || data instanceof Buffer ? Buffer.byteLength(data) : 0
      const isAllowed = perEvent.take('', nowMs) && perByte.take('', nowMs, size_bytes)
      if (isAllowed) return
      onOffender()
      connection.close(true)
    })
  })
}
