import { must } from '@klopt/bookkeeping/money'
import { spawn } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from './postmaster.ts'
import { type DataFolder, useDataFolders, startAccounts } from './testing/data-folder.ts'
import { query } from '../testing/query.ts'
import { waitUntil } from './wait-until.ts'

describe.each(startAccounts)('started by $name', (account) => {
  const { emptyFolder, usedFolder } = useDataFolders(account)

  test('a process killed while it makes the database leaves nothing that hinders the next one', async () => {
    const { launch, dataDir } = await emptyFolder()
    const killed = launch()
    await waitUntil(() => halfMadeCluster(dataDir), 10_000)
    await killed.end('SIGKILL')
    expect(await readdir(dataDir)).not.toContain('postgres')

    const next = launch()
    const { connection } = await next.started()
    expect(await query(connection, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
    await next.end('SIGTERM')
    await launch().started()
    expect((await readdir(dataDir)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('the server that a killed process left running is adopted, not restarted', async () => {
    const folder = await usedFolder()
    const { server } = await writeAndKill(folder)
    const adopter = folder.launch()
    const { connection, adopted } = await adopter.started()
    expect(adopted).toBe(true)
    expect(await findPostmaster(folder.cluster)).toEqual(server)
    expect(await query(connection, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
    await adopter.end('SIGTERM')
    expect(await findPostmaster(folder.cluster)).toBeUndefined()
  })

  test('a server whose socket was cleaned away is replaced', async () => {
    const folder = await usedFolder()
    const { server } = await writeAndKill(folder)
    await rm(server.host, { recursive: true })
    const { connection, adopted } = await folder.launch().started()
    expect(adopted).toBe(false)
    expect(await query(connection, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  })

  test('a server that is killed under its launcher is started again in the same place', async () => {
    const folder = await usedFolder()
    const launcher = folder.launch()
    const { connection } = await launcher.started()
    await query(connection, 'CREATE TABLE kept AS SELECT 7 AS value')
    const before = await findPostmaster(folder.cluster)
    process.kill(must(before, 'the running PostgreSQL').pid, 'SIGKILL')
    await waitUntil(async () => {
      const found = await findPostmaster(folder.cluster)
      return found?.status === 'ready' && found.pid !== before?.pid ? found : undefined
    }, 60_000)
    expect(await query(connection, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
    await launcher.end('SIGTERM')
    expect(await findPostmaster(folder.cluster)).toBeUndefined()
  })

  test('when everything was cut off at once, what was committed is there after the next start', async () => {
    const folder = await usedFolder()
    const { server } = await writeAndKill(folder)
    process.kill(server.pid, 'SIGKILL')
    const { connection, adopted } = await folder.launch().started()
    expect(adopted).toBe(false)
    expect(await query(connection, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  })

  test('a process number that after a restart of the machine is another program hinders no start', async () => {
    const folder = await usedFolder()
    const { server } = await writeAndKill(folder)
    process.kill(server.pid, 'SIGKILL')
    const { uid, gid } = await stat(folder.cluster)
    const bystander = spawn('sleep', ['60'], { uid, gid })
    onTestFinished(() => void bystander.kill())
    const pidFile = join(folder.cluster, 'postmaster.pid')
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(`${server.pid}`, `${bystander.pid}`))
    const { connection } = await folder.launch().started()
    expect(await query(connection, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
    expect(bystander.exitCode).toBeNull()
  })
})

/** Starts on the folder, commits a row and kills the process, not the server. */
async function writeAndKill({ launch, cluster }: DataFolder) {
  const launcher = launch()
  const { connection } = await launcher.started()
  await query(connection, 'CREATE TABLE kept AS SELECT 7 AS value')
  await launcher.end('SIGKILL')
  const server = await findPostmaster(cluster)
  if (!server) throw new Error('The server went down with its launcher')
  return { server }
}

/** The moment at which initdb is under way: it has written something and is not done. */
async function halfMadeCluster(dataDir: string): Promise<string | undefined> {
  const folder = (await readdir(dataDir)).find((name) => name.startsWith('postgres.unfinished-'))
  if (folder === undefined) return undefined
  return (await readdir(join(dataDir, folder))).includes('base') ? folder : undefined
}
