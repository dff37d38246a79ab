import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, Inbox } from './documents.test-support.ts'
import { runNight } from './night.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
// What one test leaves would be judged with what the next one keeps.
afterEach(async () => {
  await server.jobs.drain()
  await rm(join(server.dataDir, 'files'), { recursive: true, force: true })
})

const night = (output?: { write(line: string): void }) => runNight(server, output)
const folderOf = ({ id }: Inbox) => join(server.dataDir, 'files', String(id))
const namesOf = async (inbox: Inbox) => (await readdir(folderOf(inbox))).toSorted()
/** As if all of it was put two days before now. */
async function age(inbox: Inbox): Promise<void> {
  const then = new Date(server.clock.now().getTime() - 48 * 3_600_000)
  for (const name of await readdir(folderOf(inbox))) await utimes(join(folderOf(inbox), name), then, then)
}
const orphan = (inbox: Inbox, text: string) => server.services.files.put(inbox.id, Buffer.from(text))

test('bytes of files that never came to be are removed after a day, and those of files that are there are not', async () => {
  const inbox = await Inbox.open(server)
  const { fileId } = await inbox.upload(aPdf())
  const whole = await namesOf(inbox)
  await orphan(inbox, 'gestrand')
  await age(inbox)
  const fresh = (await orphan(inbox, 'net begonnen')).toString('hex')
  const then = server.clock.now()
  await utimes(join(folderOf(inbox), fresh), then, then)
  await night()
  expect(await namesOf(inbox)).toEqual([...whole, fresh].toSorted())
  await server.jobs.drain()
  expect(await inbox.words(fileId)).toContain('2026-0815')
})

test('what a crash left of a file that came in is removed after a day', async () => {
  const incoming = join(server.dataDir, 'files', 'incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['oud.tmp', 'nieuw.tmp']) await writeFile(join(incoming, name), 'half')
  const then = new Date(server.clock.now().getTime() - 48 * 3_600_000)
  await utimes(join(incoming, 'oud.tmp'), then, then)
  await night()
  expect(await readdir(incoming)).toEqual(['nieuw.tmp'])
})

test('when most of what is kept is unknown nothing is removed: it may be the folder of another database', async () => {
  const inbox = await Inbox.open(server)
  await inbox.upload(aPdf())
  for (let index = 0; index < 101; index += 1) await orphan(inbox, `vreemd ${index}`)
  await age(inbox)
  await night()
  expect(await namesOf(inbox)).toHaveLength(102)
})

test('nothing is removed either when that is true of many small administrations together', async () => {
  const inboxes = await Promise.all([Inbox.open(server), Inbox.open(server), Inbox.open(server)])
  for (const inbox of inboxes) {
    for (let index = 0; index < 40; index += 1) await orphan(inbox, `vreemd ${index}`)
    await age(inbox)
  }
  await night()
  for (const inbox of inboxes) expect(await namesOf(inbox)).toHaveLength(40)
})

test('bytes that are gone or were changed are told to who runs the server, and nothing else is done', async () => {
  const inbox = await Inbox.open(server)
  await inbox.read(aPdf())
  const [gone = '', changed = '', ...others] = await namesOf(inbox)
  await rm(join(folderOf(inbox), gone))
  await writeFile(join(folderOf(inbox), changed), 'iets anders')
  const lines: string[] = []
  // In thirty nights each file is read once.
  for (let nights = 0; nights < 30; nights += 1) {
    await night({ write: (line) => void lines.push(line) })
    server.clock.advanceMs(24 * 3_600_000)
  }
  const told = (word: string) =>
    lines.filter((line) => line.includes(`files ${word}`) && line.includes(`"administrationId":${inbox.id},`))
  expect(told('are missing')).toHaveLength(30)
  expect(told('are missing')[0]).toContain(gone)
  expect(told('were changed')).toHaveLength(1)
  expect(told('were changed')[0]).toContain(changed)
  expect(await namesOf(inbox)).toEqual([changed, ...others])
})

test('a document whose reading was left, or whose turn got lost, is read', async () => {
  const inbox = await Inbox.open(server)
  const left = await inbox.upload(aPdf())
  const { pool } = server.services
  await pool.query("DELETE FROM jobs.job WHERE name = 'documents.read' AND data->>'administrationId' = $1", [
    String(inbox.id),
  ])
  await pool.query("UPDATE recognitions SET state = 'running' WHERE administration_id = $1", [inbox.id])
  server.clock.advanceMs(25 * 3_600_000)
  await night()
  await server.jobs.drain()
  expect((await inbox.get(left.id)).recognition?.state).toBe('done')
})

vi.setConfig({ testTimeout: 30_000 })
