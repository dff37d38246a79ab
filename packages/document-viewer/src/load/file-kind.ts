/** How a file is shown; `other` is not shown at all. */
export type FileKind = 'pdf' | 'picture' | 'other'

/** Pictures that every browser draws. */
const pictures = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp']

/** What says nothing of what is in it. */
const unspecific = ['', 'application/octet-stream', 'binary/octet-stream']

/** What a file says it is; undefined where it does not say. */
export function kindOfMimeType(mimeType: string): FileKind | undefined {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/pdf') return 'pdf'
  if (pictures.includes(type)) return 'picture'
  return unspecific.includes(type) ? undefined : 'other'
}

const beginnings: [FileKind, string, RegExp][] = [
  ['picture', 'image/png', /^\x89PNG\r\n/],
  ['picture', 'image/jpeg', /^\xff\xd8\xff/],
  ['picture', 'image/gif', /^GIF8[79]a/],
  ['picture', 'image/webp', /^RIFF[^]{4}WEBP/],
  // Some programs write something of their own before the beginning of a PDF.
  ['pdf', 'application/pdf', /%PDF-/],
]

/** What a file is by its first bytes, which know it better than its name; undefined where they say nothing. */
export function sniff(bytes: Uint8Array): { kind: FileKind; mimeType: string } | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  const found = beginnings.find(([, , beginning]) => beginning.test(start))
  return found && { kind: found[0], mimeType: found[1] }
}
