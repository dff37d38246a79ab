import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  description?: string
  keywords?: string[]
  license?: string
  author?: string
  engines?: Record<string, string>
  dependencies?: Record<string, string>
}

/** Holds what the manifests in the tarballs promise: ranges, so that an application has one copy, and the Node they are for. */
export function checkManifests(project: string): void {
  for (const name of ['@klopt/ui', '@klopt/validators']) {
    const file = join(project, 'node_modules', name, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    const { engines, dependencies = {} } = manifest
    for (const field of ['description', 'keywords', 'license', 'author'] as const)
      if (!manifest[field]) throw new Error(`${name} says nothing of its ${field}`)
    if (!engines?.node) throw new Error(`${name} says nothing of the Node it is for`)
    const pinned = Object.entries(dependencies).filter(([, range]) => !range.startsWith('^'))
    if (pinned.length > 0) throw new Error(`${name} depends on one version: ${JSON.stringify(pinned)}`)
  }
}
