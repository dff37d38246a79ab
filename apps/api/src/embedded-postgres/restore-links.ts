import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hasCode } from '../system/has-code.ts'

/**
 * Makes the links between PostgreSQL's libraries that are missing: npm packages carry no symbolic links, and
 * the package's own install script, which makes them, may have been refused.
 */
export async function restoreLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(packageFolder, target))
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}
