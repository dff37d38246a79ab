import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deedOf, deedsWith } from './deed-words.ts'

const SOURCE = path.join(import.meta.dirname, '../..')

/** What the server writes into its audit log, as far as its code has the words beside each other. */
const written = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
  .flatMap((name) => {
    const code = readFileSync(path.join(SOURCE, name), 'utf8')
    return [
      ...code.matchAll(/\b(?:audit|note)\(\s*'([a-z_]+)',\s*'([a-z_]+)'/g),
      ...code.matchAll(/\baction: '([a-z_]+)',\s*entity: '([a-z_]+)'/g),
    ].map(([, action = '', entity = '']) => ({ action, entity }))
  })

test('whatever is written into the audit log has words', () => {
  expect(written.length).toBeGreaterThan(200)
  // What has none is said as it is kept: a thing without a capital, or what was done in English.
  const english = written.filter(({ action, entity }) => {
    const deed = deedOf(action, entity)
    return /^[a-z]/.test(deed) || deed.endsWith(` ${action.replaceAll('_', ' ')}`)
  })
  expect(english.map(({ action, entity }) => `${action} ${entity}`)).toEqual([])
})

test('a deed is the thing with what was done to it, or has words of its own', () => {
  expect(deedOf('update', 'contact')).toBe('Relatie gewijzigd')
  expect(deedOf('sign_in', 'session')).toBe('Ingelogd')
  // As what a firm does for several clients at once is written: about the administration of each.
  expect(deedOf('file_approved', 'administration')).toBe('Btw-aangifte ingediend waarmee de klant akkoord is')
  expect(deedOf('create', 'client_time_entry')).toBe('Uren op een klant geschreven')
  expect(deedOf('fly_away', 'paper_plane')).toBe('paper plane fly away')
})

test('deeds are found by a word of them, and by words that stand beside each other', () => {
  expect(deedsWith('relatie').entities).toEqual(['contact'])
  expect(deedsWith('gewijzigd').actions).toContain('update')
  expect(deedsWith('ingelogd').pairs).toEqual(['sign_in session'])
  expect(deedsWith('relatie gewijz').pairs).toEqual(['update contact'])
  expect(deedsWith('xyz')).toEqual({ actions: [], entities: [], pairs: [] })
})
