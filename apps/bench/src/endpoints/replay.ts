import type { Statement } from './capture.ts'

/** What one call sends to the database, to be sent again for other rows. */
export interface Template {
  /** Looking up the session, before the transaction. */
  readonly session: readonly Statement[]
  /** From BEGIN to COMMIT. */
  readonly transaction: readonly Statement[]
  /** The numbers in the captured request that stand for its rows, in their order. */
  readonly marks: readonly string[]
}

/** A number of this length is the id or key of one row: the worlds count theirs from millions, and nothing else so far. */
const mark = /\d{7,}/g

/** The numbers in a text that stand for rows. */
export const marksIn = (text: string): string[] => text.match(mark) ?? []

/** Divides what was captured of a request. Throws when it holds no transaction. */
export function templateOf(statements: readonly Statement[], request: string): Template {
  const begin = statements.findIndex(({ text }) => text.startsWith('BEGIN'))
  if (begin < 0 || statements.at(-1)?.text !== 'COMMIT') throw new Error(`no transaction was captured of ${request}`)
  return { session: statements.slice(0, begin), transaction: statements.slice(begin), marks: marksIn(request) }
}

type Run = (statement: Statement, values: unknown[]) => Promise<readonly Record<string, unknown>[]>

/**
 * Sends the statements again, one after the other, for the request with these marks. What the database answered then
 * (a number from a sequence) is replaced in later statements by what it answers now. Answers the first rows it got.
 */
export async function replay(
  statements: readonly Statement[],
  marks: ReadonlyMap<string, string>,
  run: Run,
): Promise<readonly Record<string, unknown>[]> {
  const fresh = new Map(marks)
  let answer: readonly Record<string, unknown>[] = []
  for (const statement of statements) {
    const rows = await run(
      statement,
      statement.values.map((value) => renew(value, fresh)),
    )
    if (answer.length === 0) answer = rows
    if (marks.size > 0 && statement.row && rows[0]) note(statement.row, rows[0], fresh)
  }
  return answer
}

function renew(value: unknown, fresh: ReadonlyMap<string, string>): unknown {
  if (fresh.size === 0) return value
  if (typeof value === 'number') return fresh.get(String(value)) ?? value
  return typeof value === 'string' ? value.replaceAll(mark, (digits) => fresh.get(digits) ?? digits) : value
}

function note(then: Record<string, unknown>, now: Record<string, unknown>, fresh: Map<string, string>): void {
  for (const [column, value] of Object.entries(then)) {
    const text = String(value)
    if (/^\d{7,}$/.test(text)) fresh.set(text, String(now[column]))
  }
}
