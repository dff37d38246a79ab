import { damaged, truncated } from '../refusal.ts'

export interface ZipEntry {
  name: string
  isStored: boolean
  isEncrypted: boolean
  crc: number
  data: Uint8Array
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
/** The end record is 22 bytes and a comment of at most 65,535. */
const END_SEARCH = 22 + 0xffff

/**
 * Lists the entries of a zip from its directory at the end, which a file that was cut off lacks.
 * Nothing is unpacked.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === -1) throw truncated()
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) throw damaged('de inhoudsopgave van het zipbestand')
    entries.push(entryAt(bytes, view, at))
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  // Entries that the count leaves out would be statements that nobody misses.
  if (at !== end) throw damaged('de inhoudsopgave van het zipbestand')
  return entries
}

function endRecord(view: DataView): number {
  const last = Math.max(0, view.byteLength - END_SEARCH)
  for (let at = view.byteLength - 22; at >= last; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  return -1
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)))
  const method = view.getUint16(at + 10, true)
  const size = view.getUint32(at + 20, true)
  const local = view.getUint32(at + 42, true)
  if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL) throw damaged(`"${name}" in het zipbestand`)
  if (method !== 0 && method !== 8) throw damaged(`"${name}" in het zipbestand`)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + size > bytes.length) throw damaged(`"${name}" in het zipbestand`)
  return {
    name,
    isStored: method === 0,
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    crc: view.getUint32(at + 16, true),
    data: bytes.subarray(start, start + size),
  }
}
