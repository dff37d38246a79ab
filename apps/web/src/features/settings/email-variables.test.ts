import { expect, test } from 'vitest'
import { exampleValues, fillNames, variablesOf } from './email-variables.ts'

test('every variable has an example', () => {
  const values = exampleValues('Studio Noord', '2026-11-21', 'nl')
  for (const { name } of Object.values(variablesOf).flat()) expect(values).toHaveProperty(name)
  expect(values).toMatchObject({ vervaldatum: '05-12-2026', factuurnummer: '2026-0042' })
  expect(exampleValues('Studio Noord', '2026-11-21', 'en')).toMatchObject({ bedrag: '€1,379.40' })
})

test('names are filled in, and what is none stays as it was typed', () => {
  expect(fillNames('{{klant}}, {{ klant }} en {{toString}} {klant}', { klant: 'Zon' })).toBe(
    'Zon, Zon en {{toString}} {klant}',
  )
})
