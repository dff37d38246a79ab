/**
 * The text of XML: in UTF-16 when it begins with a byte order mark, else in the encoding that it declares. What is not in
 * UTF-8 though it should be is taken for Windows-1252, which most programs mean then.
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const [, declared = 'utf-8'] = /^\W*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(start) ?? []
  return decodeAs(declared, bytes) ?? decodeAs('utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** Null for an encoding that nobody knows, and for bytes that are not in it. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  // Without a mark in front UTF-16 could not have been declared in letters that were read.
  if (/^utf-?16/i.test(encoding)) return null
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
