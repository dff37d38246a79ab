// @vitest-environment happy-dom
import type { CustomerPage } from '@klopt/api-client/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CustomerFrame } from './customer-frame.tsx'
import { loadTexts } from './texts.ts'

beforeAll(() => loadTexts('nl'))
afterEach(cleanup)

const page: CustomerPage = {
  seller: {
    name: 'Studio Noord',
    emailAddress: 'eva@studionoord.example',
    phone: null,
    website: null,
    accentColour: '#006070',
    logo: null,
    takesBankPayments: true,
    takesOnlinePayments: false,
  },
  customer: { name: 'Noor Jansen', kind: 'person', language: 'nl' },
  isPreview: false,
  today: '2026-11-29',
  openCents: 0,
  creditCents: 0,
  invoices: [],
  earlierPdfs: [],
  estimates: [],
  subscriptions: [],
}
const invoice: CustomerPage['invoices'][number] = {
  id: 7,
  kind: 'invoice',
  number: '2026-0007',
  invoiceDate: '2026-11-14',
  dueDate: '2026-11-28',
  status: 'paid',
  grossCents: 12_100,
  openCents: 0,
  claimsCents: 0,
  foreign: null,
  paidOn: '2026-11-20',
}

const shown = (of: CustomerPage) =>
  render(
    <CustomerFrame page={of} language="nl" onLanguage={() => {}}>
      Pagina
    </CustomerFrame>,
  )

test('who has an invoice is told where to ask about it, and who has none where to ask', () => {
  shown({ ...page, invoices: [invoice] })
  expect(screen.getByText(/Vraag over deze factuur\?/).textContent).toContain('eva@studionoord.example')
  cleanup()
  shown(page)
  expect(screen.queryByText(/deze factuur/)).toBeNull()
  expect(screen.getByText(/Heb je een vraag\?/).textContent).toContain('eva@studionoord.example')
})
