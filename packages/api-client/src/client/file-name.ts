const FALLBACK = 'download'
/** What file systems take: 255 bytes, with room for the browser's " (1)". */
const LONGEST = 200

/**
 * The name of the file in a content-disposition header, the form of RFC 5987 first. A name that is a path, hides its
 * ending or is no name at all is made harmless: it only ever names a file in the folder of downloads.
 */
export function fileNameOf(disposition: string | null): string {
  const header = disposition ?? ''
  return harmless(extendedNameOf(header) ?? plainNameOf(header) ?? '')
}

function extendedNameOf(header: string): string | null {
  const [, charset = '', encoded = ''] = /filename\*\s*=\s*"?([\w-]+)'[^']*'([^;"\s]+)/i.exec(header) ?? []
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded)
    if (/^iso-8859-1$/i.test(charset)) return decodeLatin1(encoded)
  } catch {
    // A damaged encoding counts as absent: the plain name is there for that.
  }
  return null
}

/** Each %XX is one character. */
function decodeLatin1(encoded: string): string {
  return encoded.replace(/%([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function plainNameOf(header: string): string | null {
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]
  // A backslash that escapes nothing is the separator of a path.
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, '$1')
  return /filename\s*=\s*([^\s;"]+)/i.exec(header)?.[1] ?? null
}

function harmless(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base
    // Control characters, and those that turn the direction of text around and so hide an ending.
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return clean === '' ? FALLBACK : shorten(clean)
}

/** The ending stays: it says what opens the file. */
function shorten(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST) return name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, LONGEST - ending.length).join('') + ending
}
