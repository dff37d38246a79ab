import { Transform, type Readable, type TransformCallback } from 'node:stream'
import { ApiError } from './api-error.ts'
import type { UploadLimits } from './limits.ts'
import type { Schedule } from '../system/schedule.ts'

/**
 * Passes a body on, and ends it with `upload_too_slow` when less than the lowest rate came in over a whole window, or
 * when it is not there at the deadline: it holds a place that others wait for.
 */
export function watchUpload(body: Readable, limits: UploadLimits, schedule: Schedule): Readable {
  const watched = new CountedBody()
  const tooSlow = (why: string) => void watched.destroy(new ApiError('upload_too_slow', { internal: why }))
  const needed_bytes = (limits.lowestRate_bytesPerSecond * limits.window_ms) / 1_000
  let seen_bytes = 0
  let cancelWindow = () => {}
  const openWindow = (): void => {
    cancelWindow = schedule(() => {
      const came_bytes = watched.count_bytes - seen_bytes
      seen_bytes = watched.count_bytes
      if (came_bytes < needed_bytes) tooSlow(`${came_bytes} bytes in ${limits.window_ms} ms`)
      else openWindow()
    }, limits.window_ms)
  }
  const cancelDeadline = schedule(() => tooSlow(`not there after ${limits.deadline_ms} ms`), limits.deadline_ms)
  openWindow()
  watched.once('close', () => {
    cancelWindow()
    cancelDeadline()
  })
  // Whoever reads it may have stopped listening, as with a body that turned out too large; unheard, an error would end
  // the process.
  watched.on('error', () => {})
  // Not `pipeline`, which would end the connection with the body, and the answer with it.
  body.once('error', (error) => watched.destroy(error))
  const breakOff = () => void (body.readableEnded || watched.destroy(new Error('the sender went away')))
  body.once('close', breakOff)
  // It may have gone while its body waited for a turn.
  if (body.destroyed) breakOff()
  return body.pipe(watched)
}

class CountedBody extends Transform {
  count_bytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.count_bytes += chunk.length
    done(null, chunk)
  }
}
