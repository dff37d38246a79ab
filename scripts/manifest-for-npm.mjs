#!/usr/bin/env node
/**
 * What npm packs has the manifest that pnpm would write, with the `publishConfig.exports` and ranges for `catalog:` and
 * `workspace:`, and the licence of the workspace.
 * The `prepack` of a published package writes it (`--write`), and its `postpack` puts its own back (`--restore`). pnpm does so
 * itself, and is left alone.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = join(process.cwd(), 'package.json')
const kept = join(process.cwd(), 'node_modules/.package.json')
const licence = join(process.cwd(), 'LICENSE')
const root = join(import.meta.dirname, '..')

if (process.argv.includes('--restore')) {
  if (existsSync(kept)) {
    renameSync(kept, manifest)
    rmSync(licence)
  }
} else if (process.env['npm_config_user_agent']?.startsWith('npm/')) {
  const source = readFileSync(manifest, 'utf8')
  writeFileSync(kept, source)
  copyFileSync(join(root, 'LICENSE'), licence)
  writeFileSync(manifest, `${JSON.stringify(published(JSON.parse(source)), null, 2)}\n`)
}

function published({ publishConfig, devDependencies: _own, ...rest }) {
  const { exports, ...config } = publishConfig
  const result = { ...rest, exports, publishConfig: config }
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
    if (rest[kind])
      result[kind] = Object.fromEntries(Object.entries(rest[kind]).map(([name, range]) => [name, rangeOf(name, range)]))
  }
  return result
}

function rangeOf(name, range) {
  if (range.startsWith('workspace:')) {
    const { version } = JSON.parse(
      readFileSync(join(root, 'packages', name.replace('@klopt/', ''), 'package.json'), 'utf8'),
    )
    return `${range.slice('workspace:'.length)}${version}`
  }
  if (range !== 'catalog:') return range
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const entry = new RegExp(`^  '?${name.replaceAll('/', '\\/')}'?: (\\S+)$`, 'm').exec(
    catalog.slice(catalog.indexOf('\ncatalog:')),
  )
  if (!entry) throw new Error(`The catalog has no ${name}`)
  return entry[1]
}
