import { AuditFileRefusal } from '@klopt/bookkeeping/audit-file'

/**
 * The letters of an audit file, part by part: by its byte order mark, else as its XML declaration says, else UTF-8. Throws
 * `AuditFileRefusal` where its bytes are not in its encoding.
 */
export async function* textOfFile(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk)
    yield decode(decoder, chunk)
  }
  if (decoder !== null) yield decode(decoder, null)
}

function decoderFor(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return strict('utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return strict('utf-16be')
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return strict('utf-8')
  const head = new TextDecoder('windows-1252').decode(start.subarray(0, 200))
  return strict(/^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8')
}

function strict(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw unreadable()
  }
}

function decode(decoder: TextDecoder, chunk: Uint8Array | null): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch {
    throw unreadable()
  }
}

const unreadable = () =>
  new AuditFileRefusal(
    'De letters in dit bestand zijn niet te lezen: ze staan in een andere codering dan het zegt. Maak het auditfile opnieuw in je oude pakket.',
  )
