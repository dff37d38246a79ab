/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * The size of a PNG, JPEG, GIF or WebP as its header says it, without decoding any of it: whoever decodes a picture of
 * somebody else asks this first. Null when it cannot be found.
 */
export function pictureSize(content: Uint8Array): PictureSize | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  try {
    return pngSize(bytes) ?? jpegSize(bytes) ?? gifSize(bytes) ?? webpSize(bytes)
  } catch (error) {
    // It ended before its header did.
    if (error instanceof RangeError) return null
    throw error
  }
}

const ascii = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end)

/** Its first chunk says the size. */
function pngSize(bytes: Buffer): PictureSize | null {
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 16) !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/**
 * Segments follow each other up to the picture itself; one of them holds the size of the frame. Where more than one
 * does, a reader may believe any of them: the largest counts.
 */
export function jpegSize(bytes: Buffer): PictureSize | null {
  if (ascii(bytes, 0, 2) !== '\xff\xd8') return null
  let largest: PictureSize | null = null
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    // The picture itself begins, or ends.
    if (marker === 0xda || marker === 0xd9 || marker < 0xc0) break
    // A marker may be preceded by any number of filling bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isStartOfFrame(marker)) largest = larger(largest, bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return largest
}

function larger(size: PictureSize | null, width: number, height: number): PictureSize {
  if (size === null) return { width, height }
  return { width: Math.max(size.width, width), height: Math.max(size.height, height) }
}

/** C0 to CF, but for the tables of Huffman (C4) and of arithmetic coding (CC) and a reserved one (C8). */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function gifSize(bytes: Buffer): PictureSize | null {
  if (!/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return null
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** Three kinds of first chunk: extended, lossless and lossy; each says the size in its own way. */
function webpSize(bytes: Buffer): PictureSize | null {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return null
  switch (ascii(bytes, 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return null
  }
}
