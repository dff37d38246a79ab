// @vitest-environment happy-dom
import type { CustomerEstimate } from '@klopt/api-client/contract'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../app/transport/calls.ts'
import { estimateTexts } from './estimate-texts.ts'
import { WithdrawEstimate } from './withdraw-estimate.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const estimate: CustomerEstimate = {
  id: 7,
  number: '2026-O-004',
  status: 'accepted',
  reference: '',
  note: '',
  estimateDate: '2026-11-14',
  validUntil: '2026-12-12',
  currency: 'EUR',
  vatCents: 0,
  grossCents: 50_000,
  lines: [],
  pricesIncludeVat: false,
  accepted: { at: 1_763_100_000, name: 'Noor Jansen' },
  withdrawableUntil: '2026-11-30',
  withdrawnAt: null,
  version: 4,
}

function show() {
  const onAnswered = vi.fn<() => void>()
  render(
    <WithdrawEstimate
      token="t"
      say={estimateTexts.nl}
      language="nl"
      name="Noor Jansen"
      until="30 november 2026"
      {...{ estimate, onAnswered }}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Overeenkomst hier herroepen' }))
  return onAnswered
}

test('one declares it by name, says where that is confirmed, and confirms it', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ withdrawnAt: 1 })
  const onAnswered = show()
  expect(screen.getByText('Ik, Noor Jansen, herroep de overeenkomst over offerte 2026-O-004.')).toBeDefined()
  const address = screen.getByLabelText('E-mailadres voor de ontvangstbevestiging')
  fireEvent.change(address, { target: { value: 'noor@jansen.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }))
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce())
  expect(call.mock.calls[0]?.[1]).toEqual({
    params: { token: 't', estimateId: 7 },
    body: { emailAddress: 'noor@jansen.example' },
  })
})

test('without an address nothing is sent', () => {
  const call = vi.spyOn(api, 'call')
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }))
  expect(screen.getByText('Vul een geldig e-mailadres in')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
})
