import { write as writeTo, writeSync } from 'node:fs'
import { hasCode } from '../system/has-code.ts'

/** Lines that wait longer than this are not worth the memory that the server needs. */
const MOST_BYTES = 10_000_000
const BUSY_MS = 100

export interface LogOutput {
  write(line: string): void
  /** Writes what waits, for a process that ends; gives up at once when it cannot. */
  flushSync(): void
}

/**
 * Writes lines to an open file without waiting for it. What cannot be written, because the disk is full or nobody reads
 * any more, is lost: a log must never end or hold up what it tells of. It goes on when there is room again.
 */
export function createLogOutput(fd: number): LogOutput {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let writing: Buffer | null = null

  const next = () => {
    if (writing === null) {
      if (waiting.length === 0) return
      writing = Buffer.concat(waiting)
      waiting = []
      waitingBytes = 0
    }
    writeTo(fd, writing, (error, written) => {
      if (hasCode(error, 'EAGAIN')) return void setTimeout(next, BUSY_MS).unref()
      writing = error !== null || writing === null || written === writing.length ? null : writing.subarray(written)
      next()
    })
  }
  return {
    write(line) {
      if (waitingBytes > MOST_BYTES) return
      const bytes = Buffer.from(line)
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (writing === null) next()
    },
    flushSync() {
      // What is being written is on its way already, all of it but for a reader that is slow.
      const last = Buffer.concat(waiting)
      waiting = []
      try {
        for (let at = 0; at < last.length;) at += writeSync(fd, last, at)
      } catch {
        // Lost, as above.
      }
    },
  }
}
