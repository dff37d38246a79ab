import { useState } from 'react'
import { expect, test } from 'vitest'
import { openForm } from '../testing/open-form.tsx'
import { draftOf, type DraftPartProps } from '../shared/selling/draft.ts'
import { anInvoice } from '../testing/an-invoice.ts'
import { CurrencyField } from './currency-field.tsx'

function Field() {
  const [draft, setDraft] = useState(() => ({ ...draftOf(anInvoice()), currency: 'USD', exchangeRate: '' }))
  const update: DraftPartProps['update'] = (change) => setDraft(change)
  return <CurrencyField administrationId={1} draft={draft} problems={{}} update={update} />
}

test('the rate of the European Central Bank is taken over with one press, and one goes on at its field', async () => {
  const { screen } = await openForm(<Field />, { '/day-rates': { rate: '1.0876', day: '2026-05-22' } })
  await screen.getByRole('button', { name: '1,0876 overnemen (ECB, 22-05-2026)' }).click()
  const field = screen.getByRole('textbox', { name: 'Koers van de dag' })
  await expect.element(field).toHaveValue('1,0876')
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: /overnemen/ })).not.toBeInTheDocument()
})

test('without a rate it is typed', async () => {
  const { screen } = await openForm(<Field />, { '/day-rates': { rate: null, day: null } })
  await expect.element(screen.getByRole('textbox', { name: 'Koers van de dag' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /overnemen/ })).not.toBeInTheDocument()
})
