// @vitest-environment happy-dom
import type { CustomerPage } from '@klopt/api-client/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aCustomerInvoice, aCustomerPage } from '../../testing/a-customer-page.ts'
import { CustomerFrame } from './customer-frame.tsx'
import { loadTexts } from './texts.ts'

beforeAll(() => loadTexts('nl'))
afterEach(cleanup)

const shown = (of: CustomerPage) =>
  render(
    <CustomerFrame page={of} language="nl" onLanguage={() => {}}>
      Pagina
    </CustomerFrame>,
  )

test('who has an invoice is told where to ask about it, and who has none where to ask', () => {
  shown(aCustomerPage({ invoices: [aCustomerInvoice] }))
  expect(screen.getByText(/Vraag over deze factuur\?/).textContent).toContain('eva@studionoord.example')
  cleanup()
  shown(aCustomerPage())
  expect(screen.queryByText(/deze factuur/)).toBeNull()
  expect(screen.getByText(/Heb je een vraag\?/).textContent).toContain('eva@studionoord.example')
})
