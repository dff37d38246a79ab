import { expect, test } from 'vitest'
import { ACCOUNT_TEMPLATES } from './chart-of-accounts.ts'
import { standardTemplates } from './standard-templates.ts'

test('only a company with shareholders reserves corporate tax and pays dividend by a template', () => {
  expect(standardTemplates('bv').map(({ kind }) => kind)).toEqual(['corporate_tax', 'dividend'])
  for (const form of ['zzp', 'vof', 'stichting', 'vereniging'] as const) expect(standardTemplates(form)).toEqual([])
})

test('each line is on an account of the charts: costs against debt, reserves against tax and shareholders', () => {
  const kinds = standardTemplates('bv').map(({ lines }) =>
    lines.map(({ rgs }) => ACCOUNT_TEMPLATES.find((account) => account.rgs === rgs)?.type),
  )
  expect(kinds).toEqual([
    ['expense', 'liability'],
    ['equity', 'liability', 'liability'],
  ])
})
