import { globSync, readFileSync } from 'node:fs'

/**
 * Refuses `?? 0`, `?? 0n`, `?? 1` and `?? ''` in what decides about the books: there a fault becomes a value, and goes on
 * as one. What has to be there is asked for by `must()` of @klopt/bookkeeping/money, or that of recognition, which
 * throws; what may be absent says on its line why that is the value: `// zero: reason`.
 */
const held = ['apps/api/src/**/*.ts', 'packages/{bookkeeping,bank-statements,recognition,validators}/src/**/*.ts']

const isTest = /\.test\.ts$|\.test-support\.ts$|\/testing\//
const silent = /\?\?=? (?:[01]n?|''|""|``)(?![\w.])/
const reason = /\/\/ zero: \S/

const found = globSync(held)
  .filter((path) => !isTest.test(path))
  .toSorted()
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        silent.test(line) && !reason.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  )

if (found.length > 0) {
  console.error(`${found.join('\n')}\n\nA fault becomes a value here: use must(), or say why with // zero: reason.`)
  process.exitCode = 1
}
