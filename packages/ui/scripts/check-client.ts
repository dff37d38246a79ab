import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { needsClient } from './needs-client.ts'

const onServer = fileURLToPath(new URL('import-on-server.ts', import.meta.url))

/**
 * Fails when a packed module that needs a browser does not say 'use client', when one says so that a server could use, or
 * when a Server Component cannot import the index.
 */
export function checkClient(project: string): void {
  const dist = join(realpathSync(join(project, 'node_modules/@klopt/ui')), 'dist')
  const complaints = globSync('**/*.js', { cwd: dist }).flatMap((file) => {
    const code = readFileSync(join(dist, file), 'utf8')
    const [says, needs] = [/^["']use client["']/.test(code), needsClient(code)]
    if (says === needs) return []
    return `${file} ${needs ? "needs 'use client'" : "says 'use client' and a server could use it"}`
  })
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  execFileSync(process.execPath, ['--conditions=react-server', onServer, join(dist, 'index.js')], { stdio: 'pipe' })
}
