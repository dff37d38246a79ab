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
  const neededBytes = (limits.lowestRate_bytesPerSecond * limits.windowMs) / 1_000
  let seenBytes = 0
  let cancelWindow = () => {}
  const openWindow = (): void => {
    cancelWindow = schedule(() => {
      const cameBytes = watched.countBytes - seenBytes
      seenBytes = watched.countBytes
      if (cameBytes < neededBytes) tooSlow(`${cameBytes} bytes in ${limits.windowMs} ms`)
      else openWindow()
    }, limits.windowMs)
  }
  const cancelDeadline = schedule(() => tooSlow(`not there after ${limits.deadlineMs} ms`), limits.deadlineMs)
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
  countBytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.countBytes += chunk.length
    done(null, chunk)
  }
}
