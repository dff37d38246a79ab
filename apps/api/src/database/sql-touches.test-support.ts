import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A table, view or function that the SQL of a file names. */
export interface Touch {
  /** Of `apps/api/src`; a feature is a folder of its own: `books`, `features/invoices`. */
  readonly folder: string
  readonly file: string
  readonly name: string
  readonly kind: 'write' | 'read' | 'call'
}

/** What the SQL of the server itself touches, file by file; tests and what supports them are left out. */
export function sqlTouches(): Touch[] {
  return sourceFiles().flatMap((file) => {
    const folder = folderOf(file)
    return touchesOf(readFileSync(join(root, file), 'utf8')).map((touch) => ({ folder, file, ...touch }))
  })
}

/** The files that name what they touch in a way that cannot be read here. */
export function filesWithRawNames(): string[] {
  return sourceFiles().filter((file) => /\bsql\.(raw|table|id)\(/.test(readFileSync(join(root, file), 'utf8')))
}

const isOfTests = (file: string) =>
  /(\.test|\.child|\.test-support)\.ts$/.test(file) || file.startsWith('testing/') || file.includes('/testing/')

function sourceFiles(): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isOfTests(file))
    .toSorted()
}

function folderOf(file: string): string {
  const parts = dirname(file).split('/')
  return parts.slice(0, parts[0] === 'features' ? 2 : 1).join('/')
}

type Found = Pick<Touch, 'name' | 'kind'>

const name = '([a-z][a-z_]*)'
const patterns: readonly (readonly [Touch['kind'], RegExp])[] = [
  ['write', new RegExp(`\\b(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"\`]${name}`, 'g')],
  ['write', new RegExp(`\\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\\s+(?:ONLY\\s+)?${name}`, 'g')],
  ['read', new RegExp(`\\b(?:selectFrom|\\w*[jJ]oin\\w*|using|from)\\(\\s*['"\`]${name}`, 'g')],
  ['read', new RegExp(`\\b(?<!DELETE )(?:FROM|JOIN|USING)\\s+(?:ONLY\\s+|LATERAL\\s+)?${name}(?!\\w*\\()`, 'g')],
  // The tables of an export say what they are made of.
  ['read', new RegExp(`\\bfrom:\\s*['"\`]${name}`, 'g')],
  ['call', new RegExp(`(?:SELECT|FROM|,)\\s+${name}\\(`, 'g')],
]
const severalTables = /\bselectFrom\(\s*\[([^\]]*)\]/g
const listed = /\bFROM ((?:[a-z_]+(?: (?:AS )?[a-z]\w*)?, )+[a-z_]+)/g

/** Exported for its own test. */
export function touchesOf(source: string): Found[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const found = patterns.flatMap(([kind, pattern]) =>
    [...code.matchAll(pattern)].map((match): Found => ({ kind, name: String(match[1]) })),
  )
  for (const [, inside = ''] of code.matchAll(severalTables)) {
    for (const [, table = ''] of inside.matchAll(/['"`]([a-z_]+)/g)) found.push({ kind: 'read', name: table })
  }
  for (const [, inside = ''] of code.matchAll(listed)) {
    for (const item of inside.split(', ')) found.push({ kind: 'read', name: item.split(' ')[0] ?? item })
  }
  return found
}
