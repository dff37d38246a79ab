import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startS3Server, type S3Server } from '../../files/s3-server.test-support.ts'
import { DrilledServer } from './drilled-server.test-support.ts'

// Databases are made and started: seconds by themselves, and a minute on a machine that does much else.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let bucket: S3Server
let klopt: DrilledServer
beforeAll(async () => {
  bucket = await startS3Server()
  klopt = await DrilledServer.start({ FILES_URL: bucket.url })
})
afterAll(async () => {
  await klopt.stop()
  await bucket.stop()
})

test('files of a bucket are copied into the folder, and one that the bucket itself has damaged is named', async () => {
  const { code, output } = await klopt.drill('proef')
  expect([code, output]).toEqual([0, expect.stringContaining('- bestanden: 2 ')])
  const files = ['files', String(klopt.administrationId)]
  const [first = '', second = ''] = await readdir(klopt.path('proef', ...files))
  expect(await readFile(klopt.path('proef', ...files, first), 'latin1')).toContain('%PDF')

  await bucket.damage(`${klopt.administrationId}/${first}`, 'iets anders')
  const after = await klopt.drill('proef-2')
  expect(after.code).toBe(1)
  expect(after.output).toContain(`bestand ${klopt.administrationId}/${first}: ontbreekt\n`)
  expect(await readdir(klopt.path('proef-2', ...files))).toEqual([second])
})
