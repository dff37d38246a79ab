import { expect, test } from 'vitest'
import { foundRows, groupOf } from './found-rows.ts'

const found = {
  administrations: [
    {
      id: 1,
      companyName: 'Studio Noord',
      mainUser: 'Eva Verhoeven',
      firmName: null,
      subscriptionType: 'ZZP' as const,
      isAccessible: true,
    },
  ],
  users: [
    { id: 1, name: 'Eva', emailAddress: 'eva@x.example', firmName: null, isDeactivated: true, administrations: [] },
  ],
  firms: [{ id: 1, companyName: 'De Balans', clients: 1 }],
}

test('things of different kinds with one number are different rows, each under the head of its kind', () => {
  const rows = foundRows(found)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  expect(rows.map((row) => groupOf(row).name)).toEqual(['Administraties', 'Gebruikers', 'Kantoren'])
})

test('an administration and a firm lead through their access screens; a person leads nowhere', () => {
  const [administration, user, firm] = foundRows(found)
  expect(administration?.href).toBe(
    '/v2/admin/administrations/1/access?redirect-url=%2Fv2%2Fadministrations%2F1%2Fdashboard',
  )
  expect(firm?.href).toBe('/v2/admin/firms/1/access?redirect-url=%2Fv2%2Ffirms%2F1')
  expect(user?.href).toBeNull()
})

test('what is known is said, and nothing of what is not', () => {
  const [administration, user, firm] = foundRows(found)
  expect(administration).toMatchObject({ details: ['Eva Verhoeven'], note: { text: 'Toestemming' } })
  expect(user).toMatchObject({ details: ['eva@x.example'], note: { text: 'Gedeactiveerd' } })
  expect(firm).toMatchObject({ details: ['1 klant'], note: null })
})
