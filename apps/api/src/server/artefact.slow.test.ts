import { execFile, spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '../config/demo-accounts.ts'
import { aPdf, invoicePage, scanned, scannedWords } from '../features/documents/documents.test-support.ts'
import { readPdf } from '../pdf/read-pdf.test-support.ts'
import { pngOf, scanOf } from '../recognition/scan.test-support.ts'
import { fileBody, TestClient } from '../testing/index.ts'
import type { ServerProcess } from '../testing/server-process.ts'
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
  let client: TestClient
  let params: { administrationId: number }
  beforeAll(async () => {
    const env = { DATA_DIR: join(artefact.parent, 'data'), DEMO: '1' }
    running = await startArtefact([join(artefact.folder, 'klopt')], env)
    client = new TestClient(running.url)
    const credentials = { email_address: 'eigenaar@demo.klopt.nl', password: DEMO_PASSWORD }
    const body = { grant_type: 'password', client_identifier: 'web', ...credentials } as const
    await client.call(contract.authentication.login, { body })
    const me = await client.call(contract.users.me, { query: { with: 'roles,administrations' } })
    params = { administrationId: must(me.last_administration_id, 'the books of an owner') }
  })
  afterAll(() => void running?.child.kill('SIGKILL'))

  test('it is ready and serves the web app', async () => {
    expect((await fetch(`${running.url}/api/health/ready`)).status).toBe(200)
    const page = await fetch(`${running.url}/v2/authenticate`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script')
  })

  test('it draws an invoice', async () => {
    const { items } = await client.call(contract.invoices.list, { params, query: {} })
    const sent = must(
      items.find(({ number }) => number !== null),
      'an invoice that was sent',
    )
    const response = await fetch(
      `${running.url}${contract.invoices.pdf.path
        .replace('{administrationId}', String(params.administrationId))
        .replace('{invoiceId}', String(sent.id))}`,
      { method: 'POST', headers: { cookie: [...client.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } },
    )
    expect(response.status).toBe(200)
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(pages.join('')).toContain(sent.number)
  })

  test.each([
    ['a PDF with text', 'factuur.pdf', async () => aPdf()],
    ['a scan', 'scan.png', async () => pngOf(await scanOf(aPdf({ pages: [invoicePage] })))],
  ])('it reads %s', async (_, name, content) => {
    const body = fileBody(await content())
    const { id } = await client.call(contract.documents.upload, { params, query: { name }, body })
    const document = () => client.call(contract.documents.get, { params: { ...params, documentId: id } })
    await expect.poll(async () => (await document()).recognition?.state, { timeout: 120_000 }).toBe('done')
    const { fileId } = await document()
    const { ocrData } = await client.call(contract.files.ocrResult, { params: { ...params, fileId } })
    expect(scanned(ocrData.words.map(({ text }) => text))).toEqual(scannedWords)
  })

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

test('on a read-only root, as somebody without rights, it runs and ends when told', async (context) => {
  const missing = whatIsMissing()
  if (missing !== null) return context.skip(missing)
  const data = join(artefact.parent, 'data-of-somebody')
  await mkdir(data, { mode: 0o700 })
  await chown(data, USER, USER)
  const command = ['unshare', '--mount', 'sh', '-c', asInAContainer, 'sh', '/srv/klopt']
  const env = { FOLDER: artefact.folder, DATA: data, DATA_DIR: '/mnt', DEMO: '0' }
  const running = await startArtefact(command, env)
  try {
    expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
    const page = await fetch(`${running.url}/v2/authenticate`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script')
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
