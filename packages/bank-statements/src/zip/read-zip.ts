import { Inflate } from 'fflate'
import { damaged, Refusal } from '../refusal.ts'
import { crc32 } from './crc32.ts'
import { zipEntries, type ZipEntry } from './directory.ts'

export interface ZippedFile {
  name: string
  bytes: Uint8Array
}

const MOST_FILES = 500
/** Statements, which repeat themselves a lot, shrink to a fiftieth; a bomb to a thousandth. */
const HIGHEST_RATIO = 250
/** Unpacked this many packed bytes at a time, so that a bomb is noticed after a few megabytes. */
const STEP = 4096

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/**
 * Unpacks the files in a zip; folders and what macOS adds are left out.
 * @param maxBytes limit of all files together, unpacked.
 * @throws Refusal when it is cut off, damaged, locked, or too large in any way.
 */
export function readZip(bytes: Uint8Array, maxBytes: number): ZippedFile[] {
  const entries = zipEntries(bytes).filter((entry) => !isClutter(entry.name))
  if (entries.length > MOST_FILES) throw tooLarge(`meer dan ${MOST_FILES} bestanden`)
  let left = maxBytes
  return entries.map((entry) => {
    const file = { name: entry.name, bytes: unpack(entry, left) }
    left -= file.bytes.length
    return file
  })
}

function unpack(entry: ZipEntry, left: number): Uint8Array {
  if (entry.isEncrypted) throw locked()
  const bytes = entry.isStored ? entry.data : inflate(entry, left)
  if (bytes.length > left) throw tooLarge('te veel gegevens')
  if (crc32(bytes) !== entry.crc) throw damaged(`"${entry.name}" in het zipbestand`)
  return bytes
}

function inflate(entry: ZipEntry, left: number): Uint8Array {
  const chunks: Uint8Array[] = []
  const most = Math.min(left, Math.max(entry.data.length * HIGHEST_RATIO, 1_000_000))
  let size = 0
  const stream = new Inflate((chunk) => {
    size += chunk.length
    if (size > most) throw tooLarge('te veel gegevens')
    chunks.push(chunk)
  })
  try {
    for (let at = 0; at < entry.data.length; at += STEP) {
      stream.push(entry.data.subarray(at, at + STEP), at + STEP >= entry.data.length)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged(`"${entry.name}" in het zipbestand`)
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function isClutter(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/') || /(?:^|\/)\.[^/]*$/.test(name)
}

function tooLarge(what: string): Refusal {
  return new Refusal(
    'too_large',
    `Dit zipbestand bevat ${what} om veilig uit te pakken. Kies bij je bank een kortere periode, of pak het zelf uit.`,
  )
}

function locked(): Refusal {
  return new Refusal(
    'damaged',
    'Dit zipbestand is met een wachtwoord beveiligd. Pak het zelf uit en kies daarna de losse bestanden.',
  )
}
