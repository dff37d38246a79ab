import { limits, readAtOnce } from './limits.ts'
import { startReaderProcess, type OnProgress, type ReaderProcess } from './start-reader-process.ts'
import type { DocumentReading, ReadRequest } from './reader-process.ts'

export type { DocumentReading, ReadRequest } from './reader-process.ts'

/** The reader was closed, because the server stops: the document can be read later. */
export class ReaderClosedError extends Error {
  constructor() {
    super('the reader of documents is closed')
  }
}

/** Reads documents, as many at once as the machine allows: the others wait. */
export interface DocumentReader {
  /** A document is about to come: starts what takes time to start. */
  warm(): void
  /** Throws UnreadableError, with what to tell the user, and ReaderClosedError. */
  read(request: ReadRequest, onProgress: OnProgress): Promise<DocumentReading>
  /** Ends at once; what was being read is left. */
  close(): Promise<void>
}

/** How long a process without work is kept for the next document. */
const IDLE_MS = 60_000

export interface ReaderOptions {
  /** How long one document may take. */
  readonly timeMs?: number
  /** How much memory the process that reads may take. */
  readonly memoryBytes?: number
  /** How far the process gives way to others, from 0 to 19: whoever waits for a screen goes first. */
  readonly niceness?: number
  /** How many documents are read at once. */
  readonly atOnce?: number
}

/** One process that reads, and how many documents it has to read. */
interface Lane extends DocumentReader {
  load(): number
}

/** Reads each document in the process that has the least to do; the second one starts when there is work for it. */
export function createDocumentReader({ atOnce = readAtOnce(), ...options }: ReaderOptions = {}): DocumentReader {
  const first = createLane(options)
  const lanes = [first, ...Array.from({ length: atOnce - 1 }, () => createLane(options))]
  const idlest = (): Lane => lanes.reduce((best, lane) => (lane.load() < best.load() ? lane : best), first)
  return {
    warm: () => idlest().warm(),
    read: (request, onProgress) => idlest().read(request, onProgress),
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  }
}

function createLane({
  timeMs = limits.timeMs,
  memoryBytes = limits.memoryBytes,
  niceness = 19,
}: Omit<ReaderOptions, 'atOnce'>): Lane {
  let waiting = 0
  let current: ReaderProcess | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const ready = (): ReaderProcess => {
    clearTimeout(idle)
    if (current?.isAlive() !== true) current = startReaderProcess({ memoryBytes, niceness })
    return current
  }
  const rest = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => void current?.stop(), IDLE_MS).unref()
  }
  const readNow = async (request: ReadRequest, onProgress: OnProgress): Promise<DocumentReading> => {
    if (closed) throw new ReaderClosedError()
    try {
      return await ready().read(request, onProgress, timeMs)
    } catch (error) {
      throw closed ? new ReaderClosedError() : error
    } finally {
      rest()
    }
  }

  return {
    warm() {
      if (closed) return
      ready()
      rest()
    },
    load: () => waiting,
    read(request, onProgress) {
      waiting += 1
      const reading = turn.then(() => readNow(request, onProgress)).finally(() => (waiting -= 1))
      turn = reading.catch(() => {})
      return reading
    },
    async close() {
      closed = true
      clearTimeout(idle)
      await current?.stop()
    },
  }
}
