// @vitest-environment happy-dom
import type { CustomerPage } from '@klopt/api-client/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aCustomerInvoice, aCustomerPage } from '../../testing/a-customer-page.ts'
import { PaymentCard } from './payment-card.tsx'
import { loadTexts } from './texts.ts'

beforeAll(() => loadTexts('nl'))
afterEach(cleanup)

const shown = (page: CustomerPage) => render(<PaymentCard token="t" chosen={[]} language="nl" page={page} />)

test('who paid all is told so, and who was invoiced nothing is not', () => {
  shown(aCustomerPage({ invoices: [aCustomerInvoice] }))
  expect(screen.getByText('Alle facturen zijn betaald.')).toBeDefined()
  cleanup()
  shown(aCustomerPage())
  expect(screen.getByText('Je hebt nog geen facturen.')).toBeDefined()
  expect(screen.queryByText(/betaald/)).toBeNull()
})

test('who paid too much is told what comes back', () => {
  shown(aCustomerPage({ openCents: -12_100, creditCents: 12_100 }))
  expect(screen.getByText(/121,00/)).toBeDefined()
})

test('an amount of several invoices says of how many it is, that of one does not', () => {
  const open = { ...aCustomerInvoice, status: 'open' as const, openCents: 12_100 }
  const chosen = [open, { ...open, id: open.id + 1, number: 'F0002' }]
  const { seller } = aCustomerPage()
  const page = aCustomerPage({ invoices: chosen, seller: { ...seller, takesBankPayments: false } })
  render(<PaymentCard token="t" chosen={chosen} language="nl" page={page} />)
  expect(screen.getByText(/^Te betalen aan .* · 2 facturen$/)).toBeDefined()
  cleanup()
  render(<PaymentCard token="t" chosen={[open]} language="nl" page={page} />)
  expect(screen.queryByText(/facturen/)).toBeNull()
})
