import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileNamer } from './file-names.ts'
import { zipStream, type ZipEntry } from './zip-stream.ts'

async function* entriesOf(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}

test('what goes in comes out, of any size and name', async () => {
  const large = randomBytes(3_000_000)
  const zip = zipStream(
    entriesOf(
      { name: 'leeg.txt', content: Readable.from([]) },
      { name: 'map/één.bin', content: Readable.from([large.subarray(0, 7), large.subarray(7)]) },
      { name: 'kort.txt', content: Buffer.from('hallo') },
    ),
  )
  const files = unzipSync(new Uint8Array(await buffer(zip)))
  expect(Object.keys(files)).toEqual(['leeg.txt', 'map/één.bin', 'kort.txt'])
  expect(large.equals(files['map/één.bin'] ?? new Uint8Array())).toBe(true)
  expect(Buffer.from(files['kort.txt'] ?? []).toString()).toBe('hallo')
})

test('a file that cannot be read fails the zip instead of leaving it short', async () => {
  const broken = async function* () {
    yield Buffer.from('begin')
    throw new Error('the disk is gone')
  }
  await expect(buffer(zipStream(entriesOf({ name: 'a', content: broken() })))).rejects.toThrow('the disk is gone')
})

test('a reader that stops ends the writing, and what was opened is closed', async () => {
  let closed: () => void = () => {}
  const ended = new Promise<void>((resolve) => (closed = resolve))
  let written = 0
  const endless = async function* () {
    try {
      for (;;) {
        written += 1
        yield { name: `${written}`, content: Readable.from([randomBytes(100_000)]) }
      }
    } finally {
      closed()
    }
  }
  const zip = zipStream(endless())
  for await (const chunk of zip) if ((chunk as Buffer).length > 0 && written > 3) break
  await ended
  expect(written).toBeLessThan(50)
})

test.each([
  [
    'before the first entry is there',
    async (zip: Readable, begin: () => void) => {
      zip.destroy()
      await setImmediate()
      begin()
    },
  ],
  [
    'halfway an entry',
    async (zip: Readable, begin: () => void) => {
      begin()
      await once(zip, 'data')
      zip.destroy()
    },
  ],
])('a reader that stops %s harms nobody, and leaves no file open', async (_when, leave) => {
  const file = createReadStream(process.execPath)
  const closed = once(file, 'close')
  let begin = () => {}
  const ready = new Promise<void>((resolve) => (begin = resolve))
  const one = async function* () {
    await ready
    yield { name: 'a', content: file }
  }
  await leave(zipStream(one()), begin)
  await closed
  expect(file.errored).toBe(null)
})

test('files of one name are told apart, and no name leads out of the folder', () => {
  const nameOf = fileNamer()
  expect(['a.pdf', 'A.pdf', 'a.pdf', '../../etc/passwd', 'c:\\x', '..', ''].map(nameOf)).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    '_.._etc_passwd',
    'c_x',
    'bestand',
    'bestand (2)',
  ])
  expect(nameOf(`${'x'.repeat(400)}.pdf`)).toMatch(/^x{140}\.pdf$/)
})
