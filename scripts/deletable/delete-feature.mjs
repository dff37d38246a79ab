import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Deletes a feature from the tree in `folder`. Throws where something of it is not where the list says. */
export function deleteFeature(folder, { folders, lines, dropped }) {
  for (const path of folders) {
    if (!existsSync(join(folder, path))) throw new Error(`${path} is not there`)
    rmSync(join(folder, path), { recursive: true })
  }
  for (const [path, patterns] of Object.entries(lines)) {
    const file = join(folder, path)
    writeFileSync(
      file,
      patterns.reduce((text, each) => without(text, each, path), readFileSync(file, 'utf8')),
    )
  }
  if (dropped.length > 0) dropTables(folder, dropped)
}

function without(text, each, path) {
  const { pattern, to } = each instanceof RegExp ? { pattern: each, to: '' } : each
  if (!pattern.test(text)) throw new Error(`${path} has nothing like ${pattern}`)
  return text.replace(pattern, to)
}

/** Migrations that ran stay as they are: a new one takes the tables away. */
function dropTables(folder, tables) {
  const migrations = join(folder, 'apps/api/migrations')
  const last = Math.max(...readdirSync(migrations).map((name) => Number.parseInt(name, 10)))
  const drops = tables.map((table) => `-- contract: no server reads it any more\nDROP TABLE ${table};\n`).join('')
  writeFileSync(
    join(migrations, `${String(last + 1).padStart(4, '0')}_drop_tables.sql`),
    `SET LOCAL lock_timeout = '5s';\n${drops}`,
  )
}
