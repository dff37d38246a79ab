/** An element of the page whose markup is kept between captures. */
export interface Chunk {
  /** Its number in the mirror; 0 is the page. */
  readonly id: number
  readonly element: Element
  /** Its markup: text of its own, and the chunks inside it where they come. */
  parts: (string | Chunk)[]
  /** Of its own markup and the numbers of the chunks inside. */
  hash: number
  /** Of its own markup, as JSON in UTF-8. */
  bytes: number
  masked: boolean
  /** Its markup is no longer that of the element. */
  dirty: boolean
  /** The capture it was last part of, and what it was in that. */
  sentIn: number
  sentHash: number
}

export const chunkOf = (id: number, element: Element, masked: boolean): Chunk => ({
  id,
  element,
  parts: [],
  hash: 0,
  bytes: 0,
  masked,
  dirty: true,
  sentIn: -1,
  sentHash: 0,
})

/** Notes what the markup of a chunk is now. */
export function weigh(chunk: Chunk): void {
  let hash = chunk.id
  let bytes = 0
  for (const part of chunk.parts) {
    if (typeof part === 'string') ({ hash, bytes } = digestOf(part, { hash, bytes }))
    else hash = mix(hash, part.id + 1)
  }
  chunk.hash = hash
  chunk.bytes = bytes
}

export interface Digest {
  hash: number
  bytes: number
}

const start: Digest = { hash: 0x811c9dc5 | 0, bytes: 0 }

/** By code unit: how many bytes more than one it takes as JSON in UTF-8. To look it up is half the work of telling it. */
const more = new Uint8Array(0x10000).fill(2).fill(1, 0, 0x800).fill(0, 0, 128).fill(5, 0, 32)
for (const escaped of ['"', '\\']) more[escaped.charCodeAt(0)] = 1

/** A cheap hash of a text that is the same everywhere, and its size as JSON in UTF-8. */
export function digestOf(text: string, { hash, bytes }: Digest = start): Digest {
  // Said to be integers of 32 bits, or the loop may be compiled for any number, which costs twice as much.
  let mixed = hash | 0
  let size = (bytes + text.length) | 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    mixed = Math.imul(mixed ^ code, 0x01000193)
    size += more[code] ?? 0
  }
  return { hash: mixed, bytes: size }
}

export const mix = (hash: number, value: number): number => Math.imul((hash << 5) ^ (hash >>> 27) ^ value, 0x9e3779b1)
