// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createCustomerRouter, isCustomerPath } from './customer-router.ts'

test('the pages of a customer are the page itself and the one that asks for a new link, and no other', () => {
  const token = '/v2/customer-dashboard/sLR9-BrGXkUlY1f-oLbplA'
  expect([token, `${token}/`, `${token}/request`].filter(isCustomerPath)).toHaveLength(3)
  const others = [`${token}/invoices`, '/v2/customer-dashboard/', '/v2/authenticate', '/', `/x${token}`]
  expect(others.filter(isCustomerPath)).toEqual([])
})

test('their router knows those two, and begins anew at any other address', () => {
  const router = createCustomerRouter()
  expect(Object.keys(router.routesById).toSorted()).toEqual([
    '/$',
    '/v2/customer-dashboard/$token/',
    '/v2/customer-dashboard/$token/request',
    '__root__',
  ])
})
