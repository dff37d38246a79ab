import { readFileSync } from 'node:fs'
import { errorCatalogue } from '@klopt/api-client/errors'
import { describe, expect, test } from 'vitest'

const source = new URL('../', import.meta.url)
const table = readFileSync(new URL('../../../../docs/error-codes.md', import.meta.url), 'utf8')
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([code, name, cause, sees, proof]) => ({ code: Number(code), name, cause, sees, proof: proof ?? '' }))

/** These lead elsewhere instead of being read. */
const leadsAway: readonly string[] = ['session', 'customer-session', 'access']

test('the table has a row for each error of the catalogue and no other', () => {
  const written = rows.map(({ code, name }) => `${code} ${name}`)
  const known = Object.entries(errorCatalogue).map(([name, { code }]) => `${code} ${name}`)
  expect(written.toSorted()).toEqual(known.toSorted())
})

describe.each(rows)('$code $name', ({ code, name, cause, sees, proof }) => {
  const { message, handling } = errorCatalogue[name as keyof typeof errorCatalogue]

  test('says what causes it and what the user reads', () => {
    expect(cause?.length).toBeGreaterThan(10)
    expect(sees?.length).toBeGreaterThan(5)
    if (!leadsAway.includes(handling)) expect(sees).toContain(message)
  })

  test('names a test that speaks of it, or the feature that is not there yet', () => {
    const files = [...proof.matchAll(/`([^`]+\.test\.ts)`/g)].map((match) => match[1] ?? '')
    if (files.length === 0) expect(proof).toMatch(/^not there yet: \w/)
    for (const file of files) {
      const text = readFileSync(new URL(file, source), 'utf8')
      expect(text, `${file} never mentions ${code}`).toMatch(new RegExp(`\\b${code}\\b|\\b${name}\\b`))
    }
  })
})
