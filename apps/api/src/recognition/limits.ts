import { availableParallelism, totalmem } from 'node:os'

/** What reading one document may cost. A longer document is read as far as this goes; the rest is shown, not read. */
export const limits = {
  /** Of a PDF; an invoice says what matters on its first pages or on its last, and rarely has more. */
  textPages: 50,
  /** Pages without text, which take seconds each. */
  ocrPages: 20,
  words: 20_000,
  /** Of a page as it is recognised: somewhat more than A4 at 300 dpi. */
  pagePixels: 10_000_000,
  /** Of a picture that can be made smaller while it is decoded, strip by strip. */
  streamedPixels: 150_000_000,
  /** Of one that has to be decoded as a whole. */
  decodedPixels: 40_000_000,
  attachments: 20,
  attachmentBytes: 5_000_000,
  timeMs: 600_000,
  /** Of the process that reads, all together: a small PDF can hold pages that unpack to gigabytes. */
  memoryBytes: 1_500_000_000,
} as const

/**
 * How many documents are read at once: two where there are two cores and room for the memory of both beside the server
 * and its database. Whoever waits for a screen goes first all the same.
 */
export function readAtOnce(cores = availableParallelism(), memoryBytes = totalmem()): 1 | 2 {
  return cores >= 2 && memoryBytes >= 2 * limits.memoryBytes + BESIDES_BYTES ? 2 : 1
}

const BESIDES_BYTES = 1_000_000_000
