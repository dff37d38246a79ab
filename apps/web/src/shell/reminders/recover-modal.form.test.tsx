import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal, type Answers } from '../../testing/open-form.tsx'
import { RecoverModal } from './recover-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const path = '/administrations/1/invoices/7/write-off/recover'

async function open(answer: Answers[string]) {
  const onClose = vi.fn()
  const params = { administrationId: 1, invoiceId: 7 }
  const form = await openForm(<RecoverModal {...{ params, onClose }} leftCents={121_000} />, { [path]: answer })
  return { ...form, onClose }
}

test('what was paid of it opens alone, for the VAT of that alone is owed again', async () => {
  const { screen, sent, onClose } = await open({ journalEntryId: 1, leftCents: 60_500, vatCents: 10_500 })
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue('1.210,00')
  await screen.getByLabelText('Bedrag').fill('605')
  await screen.getByLabelText('Betaald op').fill('12-06-2026')
  await screen.getByRole('button', { name: 'Weer openzetten' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.map(({ body }) => body)).toEqual([{ amountCents: 60_500, paidOn: '2026-06-12' }])
})

test('an amount is asked at its field, and what is refused stands there too', async () => {
  const { screen, sent, onClose } = await open(refusal(422, { amountCents: 'Zoveel is er niet afgeboekt' }))
  await screen.getByLabelText('Bedrag').fill('')
  await screen.getByRole('button', { name: 'Weer openzetten' }).click()
  await expect.element(screen.getByText('Vul een bedrag in dat meer is dan nul')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByLabelText('Bedrag').fill('2000')
  await screen.getByRole('button', { name: 'Weer openzetten' }).click()
  await expect.element(screen.getByText('Zoveel is er niet afgeboekt')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
