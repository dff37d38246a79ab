import { PassThrough, type Readable } from 'node:stream'
import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type AsyncFlateStreamHandler, type ZipInputFile } from 'fflate'

export interface ZipEntry {
  /** Where it stands in the zip, folders apart by slashes. */
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Now when left out. */
  readonly modified?: Date
}

/**
 * The entries as one zip, written while it is read and never whole in memory: whoever reads slowly slows the writing
 * down. Compressing runs in the threads of zlib, so no request waits for it. An entry that fails fails the stream.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const output = new PassThrough()
  const zip = new Zip((error, chunk, final) => {
    if (error) output.destroy(error)
    else if (final) output.end(chunk)
    else output.write(chunk)
  })
  const write = async () => {
    for await (const entry of entries) await addEntry(zip, entry, output)
    zip.end()
  }
  write().catch((error: unknown) => output.destroy(error as Error))
  return output
}

async function addEntry(zip: Zip, { name, content, modified }: ZipEntry, output: PassThrough): Promise<void> {
  const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: 8, ...(modified && { mtime: modified }) }
  zip.add(file)
  const compressor = createDeflateRaw()
  const reading = (async () => {
    for await (const chunk of content) {
      file.size += chunk.length
      file.crc = crc32(chunk, file.crc)
      if (!compressor.write(chunk)) await once(compressor, 'drain')
    }
    compressor.end()
  })()
  reading.catch((error: unknown) => compressor.destroy(error as Error))
  const tell = file.ondata as AsyncFlateStreamHandler
  for await (const chunk of compressor as AsyncIterable<Buffer<ArrayBuffer>>) {
    tell(null, chunk, false)
    if (output.destroyed || output.writableNeedDrain) await drained(output)
  }
  await reading
  tell(null, new Uint8Array(), true)
}

/** Waits for the reader; one that went away ends the writing. */
function drained(output: PassThrough): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      output.off('drain', settle).off('close', settle)
      if (output.destroyed) reject(new Error('the reader went away'))
      else resolve()
    }
    if (output.destroyed) return settle()
    output.on('drain', settle).on('close', settle)
  })
}
