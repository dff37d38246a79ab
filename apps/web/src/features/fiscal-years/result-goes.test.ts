import { expect, test } from 'vitest'
import { resultGoes } from './result-goes.ts'

test('closing speaks of private accounts to owners alone', () => {
  const forms = ['zzp', 'vof', 'bv', 'stichting', 'vereniging'] as const
  expect(forms.filter((form) => resultGoes(form).includes('privé'))).toEqual(['zzp', 'vof'])
  expect(resultGoes('bv')).toContain('onverdeeld resultaat')
})

test('until the legal form is known it is the equity', () => {
  expect(resultGoes(undefined)).toContain('eigen vermogen')
})
