import { readFileSync } from 'node:fs'

/** What the check of the arrows (`.dependency-cruiser.mjs`) holds modules to: orders, and what may be entered. */

/** The rooms of bookkeeping, by the table of its README: each knows only those before it. */
export const rooms = [
  ...readFileSync('packages/bookkeeping/README.md', 'utf8').matchAll(/^\| \[`([a-z-]+)`\]\(src\/\1\/README\.md\)/gm),
].map(([, room]) => room)

/** The folders of the server from the ground up: each knows only those before it, so that no two know each other. */
export const floors = [
  'system',
  'security',
  'rich-text',
  'recognition',
  'pdf',
  'config',
  'embedded-postgres',
  'database',
  'files',
  'mail',
  'kernel',
  'table-files',
  'jobs',
  'books',
  'features',
  'inbound-mail',
  'demo',
  'server',
]

/** What the server exports, for its neighbours to start it and to help it along. */
const { exports: ofTheServer } = JSON.parse(readFileSync('apps/api/package.json', 'utf8'))
export const serverEntries = Object.values(ofTheServer).map((path) => path.replace('./', '').replaceAll('.', '\\.'))
