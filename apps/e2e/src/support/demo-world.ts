import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { makeTemporaryFolder } from '@klopt/api/temporary-folder'
import { expect, request } from '@playwright/test'
import { password } from './account.ts'
import { startApp } from './app.ts'
import { onSeveralServers, withBucket } from './several-servers.ts'

const folderVariable = 'KLOPT_DEMO_WORLD'
const patienceMs = 120_000

/** Makes the demo world once for all workers, and removes it after the last journey. */
export default async function makeDemoWorld(): Promise<() => Promise<void>> {
  const folder = await newFolder()
  await (onSeveralServers ? withBucket(folder, (env) => makeIn(folder, env)) : makeIn(folder))
  process.env[folderVariable] = folder
  return () => removeFolder(folder)
}

async function makeIn(folder: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const app = await startApp(folder, env)
  await untilInboxIsRead(app.url).finally(() => app.stop())
}

/** A data folder of a worker's own with the demo world in it, as it was made. */
export async function copyDemoWorld(): Promise<string> {
  const made = process.env[folderVariable]
  if (made === undefined) throw new Error('The demo world was not made')
  const folder = await newFolder()
  // With its owners and modes, without which PostgreSQL refuses its files.
  await promisify(execFile)('cp', ['-a', `${made}/.`, folder])
  return folder
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

// In memory where there is room: the database waits for the disk at each write, which nothing here is about.
const newFolder = (): Promise<string> => makeTemporaryFolder().then(({ path }) => path)

/** Waits for the documents in the inbox of Studio Noord, so that no journey does and each is read once. */
export async function untilInboxIsRead(baseURL: string): Promise<void> {
  const visitor = await request.newContext({ baseURL })
  const login = { grant_type: 'password', client_identifier: 'web', email_address: 'eigenaar@demo.klopt.nl', password }
  expect((await visitor.post('/api/authentication/login', { data: login })).ok()).toBe(true)
  const states = async () => {
    const answer = await visitor.get('/api/v2/administrations/1/documents', { params: { state: 'unprocessed' } })
    const { items } = (await answer.json()) as { items: { recognition: { state: string } | null }[] }
    return new Set(items.map(({ recognition }) => recognition?.state))
  }
  await expect.poll(states, { message: 'how far the inbox is read', timeout: patienceMs }).toEqual(new Set(['done']))
  await visitor.dispose()
}
