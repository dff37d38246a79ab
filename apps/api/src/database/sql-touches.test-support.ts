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
  return sourceFiles().filter((file) => hasRawNames(readFileSync(join(root, file), 'utf8')))
}

/** A table by its words, or one that the builder is given in a variable. Exported for its own test. */
export const hasRawNames = (source: string): boolean => rawNames.some((pattern) => pattern.test(source))
const rawNames = [
  /\bsql\.(?:raw|table|id)\(|\bdynamic\.table\(/,
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:[^\s'"`]|`[^`]*\$\{)/,
  // A query of its own may stand there too, which names its tables itself.
  /\.(?:selectFrom|(?:inner|left|right|full|cross)Join)\(\s*(?:[\w$.]+\s*[,)]|`[^`]*\$\{)/,
]

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

/** However it is written: Postgres reads a name in small letters, in `public` or by itself. */
const name = '(?:public\\.)?([a-z][a-z_]*)'
const patterns: readonly (readonly [Touch['kind'], RegExp])[] = [
  ['write', new RegExp(`\\b(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"\`]${name}`, 'gi')],
  [
    'write',
    new RegExp(`\\b(?:INSERT\\s+INTO|UPDATE|DELETE\\s+FROM|MERGE\\s+INTO|TRUNCATE)\\s+(?:ONLY\\s+)?${name}`, 'gi'),
  ],
  ['read', new RegExp(`\\b(?:selectFrom|\\w*join\\w*|using|from)\\(\\s*['"\`]${name}`, 'gi')],
  ['read', new RegExp(`\\b(?<!DELETE\\s+)(?:FROM|JOIN|USING)\\s+(?:ONLY\\s+|LATERAL\\s+)?${name}(?!\\w*\\()`, 'gi')],
  // The tables of an export say what they are made of.
  ['read', new RegExp(`\\bfrom:\\s*['"\`]${name}`, 'gi')],
  ['call', new RegExp(`(?:SELECT|FROM|,)\\s+${name}\\(`, 'gi')],
]
const severalTables = /\bselectFrom\(\s*\[([^\]]*)\]/gi
const listed = /\bFROM\s+((?:[a-z_.]+(?: (?:AS )?[a-z]\w*)?, )+[a-z_.]+)/gi
const bare = (table: string): string => table.toLowerCase().replace(/^public\./, '')

/** Exported for its own test. */
export function touchesOf(source: string): Found[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const found = patterns.flatMap(([kind, pattern]) =>
    [...code.matchAll(pattern)].map((match): Found => ({ kind, name: bare(String(match[1])) })),
  )
  for (const [, inside = ''] of code.matchAll(severalTables)) {
    for (const [, table = ''] of inside.matchAll(/['"`]([a-z_.]+)/gi)) found.push({ kind: 'read', name: bare(table) })
  }
  for (const [, inside = ''] of code.matchAll(listed)) {
    for (const item of inside.split(', ')) found.push({ kind: 'read', name: bare(item.split(' ')[0] ?? item) })
  }
  return found
}
