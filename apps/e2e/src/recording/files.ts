import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, beginsAtMs } from './clock.ts'
import type { Recorded } from './record-role.ts'
import { tidier, withoutSecrets } from './tidy.ts'

const folder = join(import.meta.dirname, '../../../web/src/testing/screens')
const roles = join(folder, 'recorded/roles')
const documentsFile = join(folder, 'recorded/documents.json')

/** The address of each screen by its name, by role. */
export const readScreens = (): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8')) as Record<string, Record<string, string>>

/** Writes what was recorded of a role, an answer on each line, with the documents that are new in it. */
export function writeRecording(role: string, { paths, answers }: Recorded, secrets: readonly string[]): void {
  mkdirSync(roles, { recursive: true })
  const documents = new Map(readDocuments())
  const written = (asked: string) => withoutSecrets(asked, secrets)
  const tidy = tidier({ secrets, beganAtMs: beginsAtMs, at })
  const kept = [...answers]
    .toSorted(byName)
    .map(([asked, answer]): [string, unknown] => [
      written(asked),
      isFile(answer) ? keepFile(answer, documents) : tidy(answer),
    ])
  const recording = [
    `"at": ${JSON.stringify(at)}`,
    `"paths": ${linesOf(Object.entries(paths).map(([name, path]) => [name, written(path)]))}`,
    `"answers": ${linesOf(kept)}`,
  ]
  writeFileSync(join(roles, `${role}.json`), `{\n${recording.join(',\n')}\n}\n`)
  writeDocuments(documents)
}

interface AnsweredFile {
  readonly file: { readonly type: string; readonly disposition: string; readonly bytes: Buffer }
}
const isFile = (answer: unknown): answer is AnsweredFile =>
  typeof answer === 'object' && answer !== null && 'file' in answer

function keepFile({ file: { type, disposition, bytes } }: AnsweredFile, documents: Map<string, string>) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  documents.set(hash, bytes.toString('base64'))
  return { file: { type, disposition, hash } }
}

function readDocuments(): [string, string][] {
  try {
    return Object.entries(JSON.parse(readFileSync(documentsFile, 'utf8')) as Record<string, string>)
  } catch {
    // The first time there are none.
    return []
  }
}

/** Of the documents those that an answer of some role names. */
function writeDocuments(documents: ReadonlyMap<string, string>): void {
  const all = readdirSync(roles).map((file) => readFileSync(join(roles, file), 'utf8'))
  const named = [...documents].filter(([hash]) => all.some((recording) => recording.includes(hash)))
  writeFileSync(documentsFile, `${linesOf(named.toSorted(byName))}\n`)
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)

const linesOf = (rows: readonly (readonly [string, unknown])[]): string =>
  `{\n${rows.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}`
