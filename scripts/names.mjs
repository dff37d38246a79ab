import { globSync, readFileSync } from 'node:fs'

/**
 * Holds how names are written where the linter has no rule for it.
 *
 * - A unit is the last word of a name, in the style of the name: `timeoutMs`, `MAX_FILE_BYTES`; never with `_ms`. What
 *   the database or the wire calls so keeps its name.
 * - A constant of a module that is a number or a text is `SCREAMING_CASE` in what the product runs; stylesheets and tests
 *   name theirs as they like.
 * - What only tests use is named so: `x.test-support.ts` beside what it helps, or a folder `testing` for what many share.
 * - A file has at most 250 lines; what is longer holds more than one subject. Tables of data are as long as they are.
 * - A type is claimed by way of `unknown` in two places, the two routers, which are given a part of their tree at first.
 */
const sources = globSync([
  '{apps,packages}/*/{src,scripts,bench,build,pages,peers}/**/*.{ts,tsx,mts,mjs}',
  '{apps,packages}/*/*.{ts,mts,mjs}',
  'scripts/**/*.{mjs,mts}',
  '.storybook/*.{ts,tsx}',
  '{,.}*.mjs',
])
  .filter((path) => !path.endsWith('.gen.ts') && !path.includes('node_modules'))
  .toSorted()
const migrations = globSync('apps/api/migrations/*.sql').toSorted()

/** Columns of the database and fields of the specification. */
const named = new Set(
  `size_bytes duration_ms own_ms work_ms heartbeat_seconds wait_s progress_percent discount_percent interest_percent rate_percent payment_term_days after_days notice_days
  day_minutes budget_seconds billed_seconds duration_in_seconds firstAnswerMedian_seconds firstAnswerSlowest10Percent_seconds`.split(
    /\s+/,
  ),
)
const withUnit =
  /\b[a-z]\w*_(?:ms|s|sec|seconds|min|minutes|hours|days|bytes|kb|kib|mb|px|pixels|percent|degrees|inch)\b/g
const otherwiseNamed =
  /\/(?:test-support|test-helpers|test-utils|helpers|fixtures|mocks|__\w+__)\/|\.(?:mock|helper|fixture)\.tsx?$/

const literal = String.raw`(?:-?[\d._]+(?:\s*[*+/-]\s*[\d._]+)*|'[^'\n]*'|"[^"\n]*"|\`[^\`$]*\`)`
const camelConstant = new RegExp(
  String.raw`^(?:export )?const ([a-z]\w*)(?:: \w+)? =\s+${literal}(?: as const)?$`,
  'gm',
)
const ofTheProduct =
  /^(?:apps\/(?:api|web)|packages\/[\w-]+)\/src(?!.*(?:\/testing\/|\.(?:test|test-support|form\.test|stories|usage|css)\.))/

const MAX_LINES = 250
const tablesOfData = new Set([
  'apps/api/src/database/may-update.test.ts',
  'apps/api/src/database/table-owners.test-support.ts',
  'apps/api/src/database/unique-constraints.ts',
  'apps/api/src/security/common-words.ts',
  'packages/api-client/src/errors/catalogue.ts',
  'packages/recognition/src/testing/typed-invoices.ts',
])

/** A migration that ran is never edited, so that these, longer than one subject is, cannot be split any more. */
const appliedMigrations = new Set(
  ['0001_platform', '0031_two_locks', '0055_vat_corrections', '0141_hours'].map(
    (name) => `apps/api/migrations/${name}.sql`,
  ),
)
const mayBeLong = new Set([...tablesOfData, ...appliedMigrations])

const tooLong = [...sources, ...migrations].flatMap((path) => {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length
  return lines > MAX_LINES && !mayBeLong.has(path)
    ? [`${path}: ${lines} lines, at most ${MAX_LINES}: split it by its subjects`]
    : []
})

const MAX_CLAIMS = 2
const claims = sources
  .filter((path) => /\.m?tsx?$/.test(path))
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bas\s+unknown\s+as\b/g)].map(() => path))
const claimed =
  claims.length > MAX_CLAIMS
    ? [
        `${claims.join(', ')}: ${claims.length} types claimed by way of unknown, at most ${MAX_CLAIMS}: let it be proved`,
      ]
    : []

const wronglyNamed = sources.flatMap((path) => {
  const name = otherwiseNamed.test(path)
    ? [`${path}: what tests share is named x.test-support.ts, or stands in a folder testing`]
    : []
  const units = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(withUnit)]
        .filter(([word]) => !named.has(word))
        .map(([word]) => `${path}:${index + 1}: ${word} ends in its unit as a word: camelCase`),
    )
  const constants = ofTheProduct.test(path)
    ? [...readFileSync(path, 'utf8').matchAll(camelConstant)].map(
        ([, word]) => `${path}: ${word} is fixed for ever: SCREAMING_CASE`,
      )
    : []
  return [...name, ...units, ...constants]
})

const found = [...wronglyNamed, ...tooLong, ...claimed]
if (found.length > 0) {
  console.error(found.join('\n'))
  process.exitCode = 1
}
