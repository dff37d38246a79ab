/** Whether bytes are text, and of which kind: in UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export function sniffText(bytes: Buffer): 'xml' | 'json' | 'text' | 'unknown' {
  const text = decode(bytes)?.replace(/^\uFEFF/, '')
  if (text === undefined || text.trim() === '' || hasControl.test(text)) return 'unknown'
  const start = afterProlog(text.slice(0, 10_000))
  // A page for a browser, which is no data and can run.
  if (isPage.test(start)) return 'unknown'
  if (isXml.test(start)) return 'xml'
  return /^[[{]/.test(start) && isJson(text) ? 'json' : 'text'
}

// Text holds tabs, line ends and form feeds; other control characters mean that it is something else.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const hasControl = /[\0-\x08\x0b\x0e-\x1f\x7f]/

const isPage = /^<(?:!DOCTYPE\s+html|html|head|body|script)\b/i
const isXml = /^<(?:!DOCTYPE\s|[A-Za-z_][\w.:-]*[\s/>])/

/** What is left after what may stand before the first element: the declaration, comments and other instructions. */
function afterProlog(text: string): string {
  let rest = text.trimStart()
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?') ? '?>' : null
    const at = end === null ? -1 : rest.indexOf(end)
    if (end === null || at === -1) return rest
    rest = rest.slice(at + end.length).trimStart()
  }
}

function decode(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes)
  return decodeAs('utf-8', bytes) ?? (isMostlyAscii(bytes) ? decodeAs('windows-1252', bytes) : undefined)
}

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Every byte is a character of Windows-1252, so only a text with few letters beyond ASCII is taken for it. */
function isMostlyAscii(bytes: Buffer): boolean {
  let others = 0
  for (const byte of bytes) if (byte >= 0x80) others += 1
  return others * 5 < bytes.length
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
