import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import ZipStream from 'zip-stream'

export interface ZipEntry {
  /** Where it stands in the zip, folders apart by slashes. */
  readonly name: string
  /** What is in memory already needs no stream. */
  readonly content: AsyncIterable<Uint8Array> | Buffer
  /** Now when left out. */
  readonly modified?: Date
}

/**
 * The entries as one zip, of any number and size (zip64 where the old format cannot count so far), written while it is
 * read and never whole in memory: whoever reads slowly slows the writing down. Compressing runs in the threads of zlib,
 * so no request waits for it. An entry that fails fails the stream.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipStream()
  const output = new PassThrough()
  const away = new AbortController()
  output.once('close', () => away.abort())
  const write = async () => {
    // One after another, so that no more than one of them is open.
    for await (const entry of entries) await addEntry(zip, entry, away.signal)
    zip.finalize()
  }
  const fail = (error: Error) => void output.destroy(error)
  pipeline(zip, output).catch(fail)
  write().catch(fail)
  return output
}

/** Settles when the entry is written whole, or as soon as the reader goes away; then its source is closed. */
function addEntry(zip: ZipStream, { name, content, modified }: ZipEntry, away: AbortSignal): Promise<void> {
  const source = Buffer.isBuffer(content) || content instanceof Readable ? content : Readable.from(content)
  return new Promise((resolve, reject) => {
    const leave = () => {
      // Without an error: nobody may be listening to the source for one, and that would end the server.
      if (source instanceof Readable) source.destroy()
      reject(new Error('the reader went away'))
    }
    if (away.aborted) return leave()
    away.addEventListener('abort', leave)
    zip.entry(source, { name, date: modified ?? null }, (error) => {
      away.removeEventListener('abort', leave)
      if (error) reject(error)
      else resolve()
    })
  })
}
