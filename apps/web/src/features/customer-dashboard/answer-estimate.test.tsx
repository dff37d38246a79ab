// @vitest-environment happy-dom
import type { CustomerEstimate } from '@klopt/api-client/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AnswerEstimate } from './answer-estimate.tsx'
import { estimateTexts } from './estimate-texts.ts'

afterEach(cleanup)

const estimate: CustomerEstimate = {
  id: 7,
  number: '2026-O-004',
  status: 'viewed',
  reference: '',
  note: '',
  estimateDate: '2026-11-14',
  validUntil: '2026-12-12',
  currency: 'EUR',
  vatCents: 0,
  grossCents: 50_000,
  lines: [],
  pricesIncludeVat: false,
  accepted: null,
  withdrawableUntil: null,
  withdrawnAt: null,
  version: 4,
}

function accepting(isConsumer: boolean) {
  render(
    <AnswerEstimate
      token="t"
      chosen={[]}
      say={estimateTexts.nl}
      language="nl"
      onAnswered={() => undefined}
      {...{ estimate, isConsumer }}
      isMain={false}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Akkoord geven' }))
}

// Article 6:230v, third paragraph, BW: the button says that an obligation to pay follows.
test('a consumer accepts by a button that says they have to pay, and is told of the right of withdrawal', () => {
  accepting(true)
  expect(screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' })).toBeDefined()
  expect(screen.getByText(/14 dagen/)).toBeDefined()
})

test('a company just agrees', () => {
  accepting(false)
  expect(screen.getByRole('button', { name: 'Akkoord geven' })).toBeDefined()
  expect(screen.queryByText(/14 dagen/)).toBeNull()
})

test('without a name one is told so, in the field where it goes', () => {
  accepting(false)
  const button = screen.getByRole('button', { name: 'Akkoord geven' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(screen.getByText(estimateTexts.nl.nameMissing)).toBeDefined()
})
