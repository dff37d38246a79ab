import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf } from './pages-of.ts'

test.each([
  ['/v2/administrations/5/vat-return', ['vat-return']],
  ['/v2/administrations/5/vat-return/?period=2026-Q1#box', ['vat-return']],
  ['/v2/administrations/5/invoices/12', ['invoices/12', 'invoices/*']],
  ['/v2/administrations/5/ledger/accounts/3?from=2026-01-01', ['ledger/accounts/3', 'ledger/accounts/*', 'ledger/*']],
  ['/v2/my-administrations', ['my-administrations']],
  ['/v2/firms/3', ['firms/3', 'firms/*']],
  ['/v2/administrations/5/invoices/%2e%2e', ['invoices/*']],
  ['/v2/administrations/5/bank/*', ['bank/*']],
  ['', []],
  ['//', []],
])('%s belongs to %j', (url, pages) => {
  expect(pagesOf(url)).toEqual(pages)
})

test('whatever the address, what is looked for is something that an article can have, and little of it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath(), fc.constant('/a'.repeat(5_000))), (url) => {
      const pages = pagesOf(url)
      expect(pages.length).toBeLessThan(10)
      for (const page of pages) expect(page).toMatch(/^[a-z0-9/*-]{1,100}$/)
    }),
  )
})
