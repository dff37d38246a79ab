import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { png } from './screenshare.test-support.ts'
import { staffPicture } from './staff-picture.ts'

let dataDir: string
const put = (name: string, bytes: Buffer) => writeFile(join(dataDir, 'staff-pictures', name), bytes)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'klopt-pictures-'))
  await mkdir(join(dataDir, 'staff-pictures'))
})
afterAll(() => rm(dataDir, { recursive: true }))

test('a picture is found by the e-mail address of whose it is, and told by what is in it', async () => {
  await put('noor@klopt.example.jpg', png)
  expect(await staffPicture(dataDir, 'Noor@klopt.example')).toBe(`data:image/png;base64,${png.toString('base64')}`)
})

test('without a picture there is none, nor without the folder', async () => {
  expect(await staffPicture(dataDir, 'bo@klopt.example')).toBeNull()
  expect(await staffPicture(join(dataDir, 'nergens'), 'noor@klopt.example')).toBeNull()
})

test.each([
  ['that is a page with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['that is empty', Buffer.alloc(0)],
  ['that is too large', Buffer.concat([png, Buffer.alloc(50_000)])],
])('a file %s is not passed on', async (_what, bytes) => {
  await put('ali@klopt.example.png', bytes)
  expect(await staffPicture(dataDir, 'ali@klopt.example')).toBeNull()
})

test('an address that is a path finds nothing outside of the folder', async () => {
  await writeFile(join(dataDir, 'buiten.png'), png)
  for (const address of ['../buiten', '..\\buiten', 'x/../../buiten', 'a\0b']) {
    expect(await staffPicture(dataDir, address)).toBeNull()
  }
})
