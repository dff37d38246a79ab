#!/usr/bin/env node
/**
 * Writes in the manifests of what is published where its source is: `repository`, `homepage` and `bugs`, and that npm is to
 * sign where it was built. Only the job that publishes knows (`GITHUB_REPOSITORY`), so nothing in the tree has to guess it.
 *
 *     node scripts/say-address.mjs
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, PROVENANCE: provenance } = process.env
if (!server || !repository) {
  throw new Error(
    'The address of the repository is not known: GITHUB_SERVER_URL and GITHUB_REPOSITORY are not set. Publish from the release job of the test workflow, which sets them.',
  )
}
const root = join(import.meta.dirname, '..')
const address = `${server}/${repository}`

for (const file of globSync('packages/*/package.json', { cwd: root })) {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
  if (manifest.private) continue
  const directory = dirname(file)
  Object.assign(manifest, {
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory },
  })
  if (provenance === 'true') manifest.publishConfig.provenance = true
  writeFileSync(join(root, file), `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(`${manifest.name} says that its source is ${address}, ${directory}`)
}
