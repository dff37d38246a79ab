/**
 * Which Chromium the tests and the storybook's screenshots use. In this order: CHROMIUM_PATH,
 * Playwright's own download, the system's, and at last the one in @sparticuz/chromium, so that
 * `npm test` works on a machine that never saw a browser.
 *
 *   const browser = await chromium.launch(await chromiumLaunchOptions())
 *
 * As a command it prints the path of the executable.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The part of Playwright's launch options that says which browser to start.
 * @returns {Promise<{ executablePath: string, env?: Record<string, string> }>}
 */
export async function chromiumLaunchOptions() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
  const found = given || [await playwrightPath(), ...systemPaths].find((path) => existsSync(path))
  return found ? { executablePath: found } : packagedChromium()
}

async function playwrightPath() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/** Unpacks the browser of @sparticuz/chromium once per version into node_modules/.cache. */
async function packagedChromium() {
  const pack = join(root, 'node_modules/@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(pack, 'package.json'), 'utf8'))
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpack(join(pack, 'bin'), folder)
  const executablePath = join(folder, 'chromium')
  return { executablePath, ...(await missingLibraries(executablePath, folder)) }
}

/** Unpacks beside the folder and renames at the end: two runs at once never see half a browser. */
async function unpack(archives, folder) {
  await mkdir(dirname(folder), { recursive: true })
  const staging = await mkdtemp(`${folder}-`)
  const { inflate } = await import('@sparticuz/chromium')
  const previous = process.env.TMPDIR
  // The package unpacks into the folder for temporary files and nowhere else.
  process.env.TMPDIR = staging
  try {
    for (const name of ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br']) {
      await inflate(join(archives, name))
    }
  } finally {
    if (previous === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = previous
  }
  try {
    await rename(staging, folder)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** A bare machine lacks NSS and fonts: then the packed ones are used, and only then. */
async function missingLibraries(executablePath, folder) {
  const starts = await promisify(execFile)(executablePath, ['--version']).then(
    () => true,
    () => false,
  )
  const env = { ...process.env }
  if (!starts) env.LD_LIBRARY_PATH = join(folder, 'al2023/lib')
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts')
  return { env }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await chromiumLaunchOptions()).executablePath)
}
