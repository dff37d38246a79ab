import type { Logo } from '../../pdf/document.ts'

/** The kind of a picture by what is in it, whatever its name says; null for anything but PNG, JPEG and SVG. */
export function pictureType(bytes: Uint8Array): Logo['mimeType'] | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  return isSvg(bytes) ? 'image/svg+xml' : null
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)

/** Text whose first element is `svg`, after what may stand before it. A document type can define entities: not taken. */
function isSvg(bytes: Uint8Array): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return false
  return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]{0,2000}?-->\s*)*<svg[\s>]/.test(text)
}
