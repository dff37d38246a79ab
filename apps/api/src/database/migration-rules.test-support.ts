import { concurrentStatements } from './migration-files.ts'

/** Tables that grow with every document: what goes through all their rows holds up everybody who books. */
const large = [
  'audit_log',
  'balance_deltas',
  'balances',
  'bank_transactions',
  'files',
  'invoice_lines',
  'invoices',
  'journal_entries',
  'journal_lines',
  'money_balances',
  'money_deltas',
  'open_items',
  'purchase_lines',
  'purchases',
  'settlements',
  'undeclared_vat_lines',
  'vat_balances',
  'vat_deltas',
  'vat_return_lines',
]

/**
 * What a migration does that books in use cannot bear, in words; none when it is fine: it waits for locks without an end,
 * rewrites or reads through a large table while that is locked, or takes away what the servers still running read, or asks of
 * them what they do not write. That last step (contract) follows a release later, and says so by a comment
 * `-- contract: why`.
 */
export function breachesOf(sql: string): string[] {
  const concurrent = concurrentStatements(sql)
  if (concurrent !== undefined) return concurrentBreaches(concurrent)
  const isContract = /^-- contract: \w/m.test(sql)
  const code = sql
    // A block is done at once, with a statement after each of these words.
    .replaceAll(/\bDO (?:LANGUAGE \w+ )?\$(\w*)\$([\s\S]*?)\$\1\$/gi, (_, _tag, body: string) =>
      body.replaceAll(/\b(?:BEGIN|THEN|ELSE|LOOP)\b/gi, ';'),
    )
    // What a function does, it does when it is called.
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/--.*$/gm, '')
  const statements = code.split(';').map((text) => text.replaceAll(/\s+/g, ' ').trim())
  const made = new Set(statements.flatMap((text) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(text)?.[1] ?? []))
  const found = statements.flatMap((text) => breachesIn(text, { made, isContract }))
  return [...timeoutBreaches(code), ...found]
}

/** What keeps a backfill from being run in batches. */
export function batchBreaches(sql: string): string[] {
  const code = sql.replaceAll(/--.*$/gm, '').trim().replace(/;$/, '')
  const lacking = ['$1', 'LIMIT $2', 'last_key', 'moved'].filter((word) => !code.includes(word))
  return [...lacking.map((word) => `lacks ${word}`), ...(code.includes(';') ? ['is more than one statement'] : [])]
}

/** Outside of a transaction a statement that was done stays done when a later one fails: each has to bear being repeated. */
function concurrentBreaches(statements: readonly string[]): string[] {
  const dropped = new Set<string>()
  return statements.flatMap((statement) => {
    const away = /^DROP INDEX CONCURRENTLY IF EXISTS (\w+)$/i.exec(statement)?.[1]
    if (away !== undefined) dropped.add(away)
    const made = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+) ON/i.exec(statement)?.[1]
    if (away === undefined && made === undefined) return [`makes or drops no index: ${statement}`]
    // One that was not finished is there all the same, and nobody uses it.
    return made === undefined || dropped.has(made) ? [] : [`cannot be repeated: ${made}`]
  })
}

/** What an index that is made at once holds up, of a table that this migration did not make. */
const indexed = /^CREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?(?:\w+ )?ON (?:ONLY )?(\w+)/i

/** People wait for a migration that waits for a lock: five seconds at most. */
function timeoutBreaches(code: string): string[] {
  const set = [...code.matchAll(/\bSET LOCAL lock_timeout(?: TO|\s*=)\s*'?(\w+)'?/gi)].map(([, value = '']) => value)
  if (set.length === 0) return ['sets no lock_timeout']
  return set
    .filter((value) => !/^(?:[1-5]s|[1-9]\d{0,2}ms|[1-4]\d{3}ms)$/.test(value))
    .map((value) => `waits too long for a lock: ${value}`)
}

/** What makes PostgreSQL write every row anew; a default that is the same for all rows does not. */
const rewriting =
  /\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b|\bSTORED\b|serial\b|AS IDENTITY|DEFAULT (?!now\()\w*\(|SET TABLESPACE/i

/** Whether a column has to be given, while the servers still running do not know of it or count on its default. */
function asksMore(change: string): boolean {
  // What is within brackets is about other columns, and has commas of its own.
  let plain = change
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '')
  return plain.split(',').some((action) => {
    if (/\bDROP DEFAULT\b/i.test(action)) return true
    return /\bADD COLUMN\b.*\bNOT NULL\b/i.test(action) && !/\b(?:DEFAULT|GENERATED)\b/i.test(action)
  })
}

interface Known {
  /** Tables that the migration itself made, which nobody uses yet. */
  readonly made: ReadonlySet<string>
  readonly isContract: boolean
}

function breachesIn(text: string, { made, isContract }: Known): string[] {
  const dropped = /^DROP (?:TABLE|VIEW|SEQUENCE|TYPE|FUNCTION) (?:IF EXISTS )?(\w+)/i.exec(text)?.[1]
  if (dropped !== undefined) return isContract ? [] : [`takes away what a running server reads: ${dropped}`]
  const revoked = /^REVOKE .* ON (?:TABLE )?(\w+) FROM klopt_app\b/i.exec(text)?.[1]
  if (revoked !== undefined) return isContract ? [] : [`takes away what a running server may do: ${revoked}`]
  const updated = /^(?:WITH .*)?UPDATE (\w+)/i.exec(text)?.[1]
  if (updated !== undefined) return large.includes(updated) ? [`updates all of ${updated}`] : []
  const deleted = /^(?:WITH .*)?DELETE FROM (\w+)/i.exec(text)?.[1]
  if (deleted !== undefined) return large.includes(deleted) ? [`goes through all of ${deleted}`] : []
  const written = indexed.exec(text)?.[1]
  if (written !== undefined && !made.has(written) && large.includes(written)) return [`holds up who writes: ${written}`]
  const [, table, change = ''] = /^ALTER TABLE (?:ONLY )?(\w+) (.*)$/i.exec(text) ?? []
  if (table === undefined || made.has(table)) return []
  const breaches: string[] = []
  if (!isContract && /\b(?:DROP COLUMN|RENAME)\b/i.test(change))
    breaches.push(`takes away what a running server reads: ${table}`)
  if (!isContract && asksMore(change)) breaches.push(`asks what a running server does not write: ${table}`)
  if (!large.includes(table)) return breaches
  if (rewriting.test(change)) breaches.push(`rewrites ${table}`)
  const checks =
    /\bSET NOT NULL\b|\bADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY(?! USING INDEX))/i.test(change)
  if (checks && !/\bNOT VALID\b/i.test(change)) breaches.push(`checks all rows of ${table}`)
  return breaches
}
