import { execFile, spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ServerProcess } from '../testing/server-process.ts'
import {
  expectInvoiceDrawn,
  expectRead,
  expectWebApp,
  papers,
  signInAt,
  type Owner,
} from './artefact-owner.test-support.ts'
import { end, layArtefact, startArtefact, type Artefact } from './artefact.test-support.ts'

// Installing, and making the demo world that somebody can sign in to.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let artefact: Artefact
beforeAll(async () => void (artefact = await layArtefact()))
afterAll(() => artefact?.remove())

test('what is laid down for a server is small, without tests and what developing needs', async () => {
  const { folder, megabytes } = artefact
  expect(megabytes).toBeGreaterThan(100)
  expect(megabytes).toBeLessThan(400)
  expect((await readdir(join(folder, 'apps/api/src/server'))).filter((name) => name.includes('.test'))).toEqual([])
  const installed = await readdir(join(folder, 'node_modules/.pnpm'))
  for (const name of ['storybook', 'playwright', 'vite', 'typescript', 'turbo', 'oxlint']) {
    expect(installed.filter((entry) => entry.startsWith(`${name}@`))).toEqual([])
  }
})

test('all that the server imports can be loaded from it', async () => {
  const server = join(artefact.folder, 'apps/api')
  const names = await importedBy(join(server, 'src'))
  expect(names).toContain('@aws-sdk/client-s3')
  const program = `
    const failed = []
    for (const name of ${JSON.stringify(names)}) await import(name).catch(({ message }) => failed.push(message))
    console.log(JSON.stringify(failed))`
  const node = join(artefact.folder, 'node_modules/.bin/node')
  const { stdout } = await promisify(execFile)(node, ['--input-type=module', '--eval', program], { cwd: server })
  expect(JSON.parse(stdout)).toEqual([])
})

/** The packages that sources name, but for their types. */
async function importedBy(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const named = texts.flatMap((text) => [
    ...text.matchAll(/^import (?!type )(?:[^'()=]* from )?'([@a-z][^']*)'|\bimport\('([@a-z][^']*)'\)/gm),
  ])
  const names = named.map(([, still, moving]) => must(still ?? moving, 'a name'))
  return [...new Set(names)].filter((name) => !name.startsWith('@klopt/'))
}

describe('started elsewhere than it was made', () => {
  let running: ServerProcess
  let owner: Owner
  beforeAll(async () => {
    const env = { DATA_DIR: join(artefact.parent, 'data'), DEMO: '1' }
    running = await startArtefact([join(artefact.folder, 'klopt')], env)
    owner = await signInAt(running.url)
  })
  afterAll(() => void running?.child.kill('SIGKILL'))

  test('it is ready and serves the web app', async () => {
    expect((await fetch(`${running.url}/api/health/ready`)).status).toBe(200)
    await expectWebApp(running.url)
  })

  test('it draws an invoice', () => expectInvoiceDrawn(owner))

  test.each(papers)('it reads %s', (_, name, content) => expectRead(owner, name, content))

  test('it ends when it is told', async () => {
    expect(await end(running)).toBe(0)
  })
})

/** Nobody on Debian, as an image or a unit would choose a user of its own. */
const USER = 65534

/** As deploy/compose.yaml and deploy/kustomize ask: all is read-only but /tmp and the data, here at /mnt. */
const asInAContainer = `
mount --make-rprivate / &&
mount --bind "$FOLDER" /srv && mount -o remount,bind,ro /srv &&
mount --bind "$DATA" /mnt &&
mount -o remount,bind,ro / &&
mount -t tmpfs tmpfs /tmp &&
! touch /srv/written /var/written 2>/dev/null &&
exec setpriv --reuid ${USER} --regid ${USER} --clear-groups --no-new-privs --bounding-set=-all "$@"`

test('on a read-only root, as somebody without rights, it draws, reads, and ends when told', async (context) => {
  const missing = whatIsMissing()
  if (missing !== null) return context.skip(missing)
  const data = join(artefact.parent, 'data-of-somebody')
  await mkdir(data, { mode: 0o700 })
  await chown(data, USER, USER)
  const command = ['unshare', '--mount', 'sh', '-c', asInAContainer, 'sh', '/srv/klopt']
  const env = { FOLDER: artefact.folder, DATA: data, DATA_DIR: '/mnt', DEMO: '1' }
  const running = await startArtefact(command, env)
  try {
    expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
    await expectWebApp(running.url)
    const owner = await signInAt(running.url)
    await expectInvoiceDrawn(owner)
    for (const [, name, content] of papers) await expectRead(owner, name, content)
  } finally {
    expect(await end(running)).toBe(0)
  }
})

/** Null where a mount namespace of one's own is to be had. */
function whatIsMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can bind a root read-only'
  const probe = ['--mount', 'sh', '-c', 'mount --make-rprivate / && mount -o remount,bind,ro / && setpriv --version']
  const { status } = spawnSync('unshare', probe)
  return status === 0 ? null : 'this machine gives no mount namespace (unshare, setpriv)'
}
