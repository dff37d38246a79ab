import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipStream, type ZipEntry } from './zip-stream.ts'

test('more files than the old format can count are all there', async () => {
  const count = 65_600
  const many = async function* (): AsyncGenerator<ZipEntry> {
    for (let number = 1; number <= count; number += 1) yield { name: `${number}.txt`, content: Buffer.alloc(0) }
  }
  const zip = new Uint8Array(await buffer(zipStream(many())))
  expect(Object.keys(unzipSync(zip))).toHaveLength(count)
})
