import { expect, test } from 'vitest'
import { emailVariables } from '../../shared/selling/email-variables.ts'
import { exampleValues, fillNames } from './email-variables.ts'

test('every variable has an example', () => {
  const values = exampleValues('Studio Noord', '2026-11-21')
  expect(Object.keys(values)).toEqual(emailVariables.map(({ name }) => name))
  expect(values).toMatchObject({ vervaldatum: '05-12-2026', factuurnummer: '2026-0042' })
})

test('names are filled in, and what is none stays as it was typed', () => {
  expect(fillNames('{{klant}}, {{ klant }} en {{toString}} {klant}', { klant: 'Zon' })).toBe(
    'Zon, Zon en {{toString}} {klant}',
  )
})
