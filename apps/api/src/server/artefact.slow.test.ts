import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../../../scripts/artefact.mjs', import.meta.url))

/** Installing, and making the demo world that somebody can sign in to. */
const patienceMs = 600_000

test(
  'what is laid down for a server runs by itself, elsewhere than it was made, and lets somebody in',
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'klopt-artefact-'))
    // Started by root the database runs as somebody else, who has to come in.
    await chmod(parent, 0o755)
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [script, join(parent, 'made')])
      const megabytes = Number(/: (\d+) MB\./.exec(stdout)?.[1])
      expect(megabytes).toBeGreaterThan(100)
      expect(megabytes).toBeLessThan(600)
      const folder = join(parent, 'moved')
      await rename(join(parent, 'made'), folder)
      expect((await readdir(join(folder, 'apps/api/src/server'))).filter((name) => name.includes('.test.'))).toEqual([])
      const installed = await readdir(join(folder, 'node_modules/.pnpm'))
      for (const name of ['storybook', 'playwright', 'vite', 'typescript', 'turbo', 'oxlint']) {
        expect(installed.filter((entry) => entry.startsWith(`${name}@`))).toEqual([])
      }
      await runAndSignIn(folder, join(parent, 'data'))
    } finally {
      await rm(parent, { recursive: true, force: true })
    }
  },
  patienceMs,
)

/** Nothing of this repository, of npm or of Node is in the environment. */
async function runAndSignIn(folder: string, dataDir: string): Promise<void> {
  const env = { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: dataDir, DEMO: '1' }
  const child = spawn(join(folder, 'klopt'), { cwd: '/', env })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  try {
    const address = () => /Klopt draait op (http:\S+)/.exec(output)?.[1]
    await expect.poll(() => address() ?? child.exitCode, { timeout: 300_000 }).not.toBeNull()
    const url = address()
    if (url === undefined) throw new Error(`it ended before it ran: ${output}`)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
    const page = await fetch(`${url}/v2/authenticate`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script')
    const credentials = { email_address: 'eigenaar@demo.klopt.nl', password: 'Klopt-demo-2026!' }
    const login = await fetch(`${url}/api/authentication/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'password', client_identifier: 'web', ...credentials }),
    })
    expect(await login.text()).toContain('"result":"success"')
    expect(login.status).toBe(200)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
  expect(child.exitCode).toBe(0)
}
