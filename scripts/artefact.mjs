#!/usr/bin/env node
/**
 * Lays down all that a server needs and no more: `node scripts/artefact.mjs <folder>`, after the web app was built.
 *
 * The folder mirrors this repository, because Node reads our TypeScript as it is, but never below a `node_modules`: the
 * packages that the server stands on come as folders beside it, without tests, with what they depend on in production,
 * and with Node itself. It can be moved, packed and started anywhere on the same kind of machine.
 */
import { spawnSync } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = 'apps/api'
const webApp = 'apps/web/dist'
/** What pnpm goes by; of no use, and full of this machine's paths, once it is done. */
const ofPnpm = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'node_modules/.modules.yaml',
  'node_modules/.pnpm-workspace-state-v1.json',
]

/**
 * What no running server reads, and why, by its path below the `node_modules` it is in. The test of the artefact reads
 * documents, draws and imports with what is left. Both kinds of tesseract's cores stay: in Node its version 7 loads the
 * one with the older recognition, though ocr.ts asks LSTM_ONLY.
 */
const leftOut = [
  [/\.map$/, 'for debuggers'],
  [/\.[cm]?tsx?$/, 'types and sources: Node runs no TypeScript below a node_modules'],
  [/\.(a|h|hpp|cc|cpp|gyp|gypi)$/, 'for compilers and linkers'],
  [/^(?!@)[^/]+\/(tests?|__tests__|docs?|examples?|benchmarks?|\.github)\//, 'for who works on a package'],
  [/^@[^/]+\/[^/]+\/(tests?|__tests__|docs?|examples?|benchmarks?|\.github)\//, 'for who works on a package'],
  [/^node-linux-[^/]+\/(include|share)\//, 'headers and manuals of Node'],
  [/^tesseract\.js-core\/.*\.wasm\.js$/, 'the same cores with their WebAssembly inside, for browsers'],
  [/^@tesseract\.js-data\/nld\/(?!4\.0\.0_best_int\/)4/, 'ocr.ts reads the letters of 4.0.0_best_int'],
  [/^tesseract\.js\/dist\//, 'for browsers'],
  [/^zlibjs\/bin\/(?!node-zlib\.js$)/, 'for browsers; its main file alone is for Node'],
  [/^pdfjs-dist\/(build|web|image_decoders|types)\//, 'for browsers: Node reads legacy'],
  [/^pdfjs-dist\/legacy\/(?!build\/)/, 'for browsers'],
  [/^pdfjs-dist\/legacy\/build\/(.*\.min|pdf\.sandbox)\.mjs$/, 'the same made small, and what runs scripts of a PDF'],
  [/^@hyzyla\/pdfium\/dist\/(?!index\.(esm|cjs)\.js$|index\.cjs$|pdfium\.wasm$)/, 'for browsers'],
  [/^@expo-google-fonts\/inter\/(?!(400Regular|500Medium|600SemiBold)\/).*\.ttf$/, 'load-fonts.ts names three'],
  [/^@expo-google-fonts\/noto-emoji\/(?!400Regular\/).*\.ttf$/, 'load-fonts.ts names one'],
  [/^@(aws-sdk|smithy|aws)\/[^/]+\/dist-es\//, 'for bundlers: in Node they are dist-cjs'],
]
/** They go wherever what they are of goes. */
const licence = /^(licen[cs]e|notice|copying|copyright|third.?party)/i

const launcher = `#!/bin/sh
# Starts Klopt; or: klopt backup <file>, klopt restore <file>, klopt restore-drill <folder>, klopt person-export …, klopt person-erase ….
folder=$(cd "$(dirname "$0")" && pwd) || exit 1
node="$folder/node_modules/.bin/node"
# Its threads share two pools of memory: with one each, what they give back stays scattered over all of them.
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
case "\${1:-start}" in
  start) exec "$node" "$folder/apps/api/src/main.ts" ;;
  backup | restore) exec "$node" "$folder/apps/api/src/database/$1.ts" "$2" ;;
  restore-drill) exec "$node" "$folder/apps/api/src/server/restore-drill/restore-drill.ts" "$2" ;;
  person-export | person-erase)
    command="\${1#person-}"
    shift
    exec "$node" "$folder/apps/api/src/server/person/$command-command.ts" "$@" ;;
  *) echo "Gebruik: klopt [backup <bestand> | restore <bestand> | restore-drill <map> | person-export … | person-erase …]" >&2; exit 2 ;;
esac
`

const given = process.argv[2]
if (given === undefined) {
  console.error('Gebruik: npm run artefact -- <map>')
  process.exit(2)
}
// npm changes the working folder; a folder named by the user starts from where that user is.
const target = resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
try {
  await layDown()
  console.log(`Klopt staat in ${target}: ${await megabytesOf(target)} MB. Start het met ${join(target, 'klopt')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function layDown() {
  await refuseFull()
  const web = await readdir(join(root, webApp)).catch(() => [])
  if (!web.includes('index.html')) throw new Error('De web-app is nog niet gebouwd: gebruik npm run artefact -- <map>.')

  await copy(`${server}/migrations`)
  for (const folder of [server, ...(await packagesOf(server))]) {
    await copy(`${folder}/package.json`)
    await copy(`${folder}/src`)
  }
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE']) await copy(file)
  await install()
  await leaveOut()
  // Not before: a folder of the workspace without its package.json would be an error.
  await copy(webApp)
  for (const file of ofPnpm) await rm(join(target, file), { force: true })
  await writeFile(join(target, 'package.json'), await ownPackageFile())
  await writeFile(join(target, 'klopt'), launcher)
  await chmod(join(target, 'klopt'), 0o755)
}

async function refuseFull() {
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0) throw new Error(`De map ${target} is niet leeg. Kies een lege map.`)
}

/** The folders of the packages of this repository that one of them needs in production. */
async function packagesOf(folder, found = new Set()) {
  const { dependencies = {} } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
  for (const [name, version] of Object.entries(dependencies)) {
    const needed = name.replace('@klopt/', 'packages/')
    if (!version.startsWith('workspace:') || found.has(needed)) continue
    found.add(needed)
    await packagesOf(needed, found)
  }
  return found
}

async function copy(path) {
  await cp(join(root, path), join(target, path), { recursive: true, filter: isShipped })
}

/** Tests stay behind, and what only they use; the demo world uses what packages say is for testing. */
function isShipped(path) {
  if (/\.(test(-support)?|upgrade)\.tsx?$/.test(path)) return false
  return !(path.startsWith(join(root, server)) && /[/\\]testing$/.test(path))
}

async function install() {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const args = ['--yes', packageManager, 'install', '--prod', '--frozen-lockfile', '--prefer-offline', '--silent']
  const { status } = spawnSync('npx', args, { cwd: target, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('Het installeren van de pakketten is mislukt; de reden staat hierboven.')
}

/** Removes names only: a file may be the same one as in the store of pnpm. */
async function leaveOut() {
  const store = join(target, 'node_modules/.pnpm')
  for (const entry of await readdir(store, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || licence.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const inPackage = path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length)
    if (leftOut.some(([pattern]) => pattern.test(inPackage))) await rm(path)
  }
}

/** The server reads its version from it. */
async function ownPackageFile() {
  const { name, version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return `${JSON.stringify({ name, version, private: true, license, type: 'module' }, null, 2)}\n`
}

/** What is linked twice is there once. */
async function megabytesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const stats = await Promise.all(files.map((entry) => lstat(join(entry.parentPath, entry.name))))
  const sizes = new Map(stats.map(({ dev, ino, size }) => [`${dev} ${ino}`, size]))
  return Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1_000_000)
}
