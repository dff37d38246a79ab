import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MAIL_JOBS } from './health.ts'

const FEATURES = path.join(import.meta.dirname, '..')

test('every job that hands over a mail is counted among what waits to be sent', () => {
  const names = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .map((name) => readFileSync(path.join(FEATURES, name), 'utf8'))
    .filter((code) => /\bmailer\b/.test(code))
    .flatMap((code) => [...code.matchAll(/defineJob<[^\n]*>\(\{\s*name: '([^']+)'/g)].map(([, name]) => name))
  expect(names.toSorted()).toEqual([...MAIL_JOBS].toSorted())
})
