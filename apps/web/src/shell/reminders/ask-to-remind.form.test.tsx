import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { askToRemind } from './ask-to-remind.tsx'

afterEach(() => vi.unstubAllGlobals())

const payment = {
  contactId: 4,
  transactionDate: '2026-11-16',
  amountCents: 216_880,
  invoiceNumbers: ['2026-0038'],
  isCertain: true,
}

/** Somebody presses to remind contact 4, with what waits in the bank. */
async function press(waiting: unknown, text?: string) {
  const answered = vi.fn<(answer: boolean) => void>()
  const ask = async () =>
    answered(await askToRemind({ administrationId: 1, contactIds: [4], ...(text !== undefined && { text }) }))
  const { screen } = await openForm(
    <button type="button" onClick={() => void ask()}>
      Herinneren
    </button>,
    { '/administrations/1/reminders-waiting-payments': waiting },
  )
  await screen.getByRole('button', { name: 'Herinneren' }).click()
  return { screen, answered }
}

test('payments that wait for them are warned of, and nothing goes unless somebody says so', async () => {
  const { screen, answered } = await press({ items: [payment] })
  await expect.element(screen.getByText(/Er wacht een betaling van/)).toBeVisible()
  await expect.element(screen.getByText(/hoort bij factuur 2026-0038/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Annuleren' }).click()
  await expect.poll(() => answered.mock.calls).toEqual([[false]])
  // While it closes it is there, and would stand in the way of the next test.
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

test('they can be reminded all the same; of many payments not all are told one by one', async () => {
  const { screen, answered } = await press(
    { items: Array.from({ length: 7 }, () => payment) },
    'Elke klant krijgt een mail.',
  )
  await expect.element(screen.getByText('Elke klant krijgt een mail.')).toBeVisible()
  await expect.element(screen.getByText(/Er wachten 7 betalingen/)).toBeVisible()
  await expect.element(screen.getByText('En nog 2 betalingen.')).toBeVisible()
  expect(screen.getByText(/hoort bij factuur/).elements()).toHaveLength(5)
  await screen.getByRole('button', { name: 'Toch versturen' }).click()
  await expect.poll(() => answered.mock.calls).toEqual([[true]])
  // While it closes it is there, and would stand in the way of the next test.
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

test('where what waits is of others, nothing is asked', async () => {
  const { answered } = await press({ items: [{ ...payment, contactId: 5 }] })
  await expect.poll(() => answered.mock.calls).toEqual([[true]])
})

test('when what waits cannot be known, nothing is sent', async () => {
  const { answered } = await press(refusal(500, {}))
  await expect.poll(() => answered.mock.calls).toEqual([[false]])
})
