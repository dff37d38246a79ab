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
