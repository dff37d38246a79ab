import { fieldsOf, finite, text } from './checks.ts'
import { limits } from './limits.ts'
import type { Capture, ChunkMarkup, Size } from './types.ts'

const MOST_CHUNKS = 50_000
const LONGEST_SIDE = 20_000

export function checkSize(data: unknown): Size | null {
  const { width, height } = fieldsOf(data)
  return finite(width, 1, LONGEST_SIDE) && finite(height, 1, LONGEST_SIDE) ? { width, height } : null
}

/** A whole page, or what changed of one. Characters are counted, as each takes a byte or more. */
export function checkCapture(data: unknown): Capture | null {
  const { top, content, hash, linksStyle = null, base, chunks } = fieldsOf(data)
  const size = checkSize(data)
  if (!size || !finite(top, -1e7, 1e7) || !isHash(hash)) return null
  if (!text(content, limits.captureBytes)) return null
  if (linksStyle !== null && !text(linksStyle, limits.captureBytes - content.length)) return null
  const whole = { ...size, top, content, hash, linksStyle }
  if (base === undefined && chunks === undefined) return whole
  const room = limits.captureBytes - content.length - (linksStyle?.length ?? 0)
  if (content !== '' || !isHash(base) || !areChunks(chunks, room)) return null
  return { ...whole, base, chunks }
}

const isHash = (data: unknown): data is string => text(data, 32) && /^[0-9a-z]+$/.test(data)

function areChunks(data: unknown, room: number): data is ChunkMarkup[] {
  if (!Array.isArray(data) || data.length > MOST_CHUNKS) return false
  let length = 0
  for (const chunk of data as unknown[]) {
    if (!Array.isArray(chunk) || chunk.length !== 2) return false
    const [id, markup] = chunk as unknown[]
    if (!Number.isSafeInteger(id) || !text(markup, room)) return false
    length += markup.length
  }
  return length <= room
}
