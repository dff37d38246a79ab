import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from './postmaster.ts'
import { useDataFolders, startAccounts } from './testing/data-folder.ts'
import { query } from '../testing/query.ts'

describe.each(startAccounts)('started by $name', (account) => {
  const { emptyFolder, usedFolder } = useDataFolders(account)

  test('the database is reached by a role that row-level security binds, over a socket closed to others', async () => {
    const { launch } = await emptyFolder()
    const { connection, adopted } = await launch().started()
    expect(adopted).toBe(false)
    expect(
      await query(
        connection,
        'SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolcreatedb: true }])
    expect(await query(connection, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  })

  test('a stop leaves no process and no socket behind, and the next start finds the data', async () => {
    const { launch, dataDir, cluster } = await usedFolder()
    const first = launch()
    const { connection } = await first.started()
    await query(connection, 'CREATE TABLE kept AS SELECT 7 AS value')
    await first.end('SIGTERM')
    expect(await findPostmaster(cluster)).toBeUndefined()
    expect((await readdir(dataDir)).sort()).toEqual(['launcher.lock', 'postgres', 'postgres.log'])
    await expect(stat(connection.host)).rejects.toThrow('ENOENT')

    const again = await launch().started()
    expect(await query(again.connection, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  })

  test('a second start on the same folder is refused and names the process that has it', async () => {
    const { launch, dataDir } = await usedFolder()
    const holder = launch()
    const { connection } = await holder.started()
    await expect(launch().started()).rejects.toThrow(`Klopt draait al op de map ${dataDir} (proces ${holder.pid}).`)
    expect(await query(connection, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  })

  test('of two starts at the same moment on an empty folder exactly one gets it', async () => {
    const { launch } = await emptyFolder()
    const outcomes = await Promise.allSettled([launch().started(), launch().started()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('data of another major version is refused and left as it is', async () => {
    const { launch, cluster } = await usedFolder()
    await writeFile(join(cluster, 'PG_VERSION'), '17\n')
    await expect(launch().started()).rejects.toThrow(
      'zijn van PostgreSQL 17; deze versie van Klopt heeft PostgreSQL 18',
    )
  })

  test('a server that does not start is refused with what PostgreSQL itself says', async () => {
    const { launch, cluster } = await usedFolder()
    await writeFile(join(cluster, 'postgresql.conf'), 'no_such_setting = 1\n')
    await expect(launch().started()).rejects.toThrow('unrecognized configuration parameter "no_such_setting"')
  })

  test('a data folder that cannot be entered is refused in Dutch, naming the folder', async () => {
    const { launch, dataDir, parent } = await usedFolder()
    await chmod(parent, 0)
    onTestFinished(() => chmod(parent, 0o755))
    await expect(launch().started()).rejects.toThrow(
      account.name === 'root' ? `De map ${parent} is niet toegankelijk` : `Klopt kan niet schrijven in ${dataDir}`,
    )
  })
})
