import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { VatReserveCard } from './vat-reserve-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const bank = { balanceCents: 4_611_605, name: 'ING', lastDate: '2026-11-20', books: 1 }
const vat = { setAsideCents: 198_809, filedCents: 0, periodLabel: '4e kwartaal 2026', dueDate: '2027-01-31' }
const savings = { balanceCents: 150_000, name: 'Zakelijk sparen', iban: 'NL91 ABNA 0417 1643 00' }
const open = (changes: Partial<typeof vat> & { savings: typeof savings | null }) =>
  openForm(
    <VatReserveCard administrationId={1} today="2026-11-21" dashboard={{ bank, vat: { ...vat, ...changes } }} />,
    {},
  )

test('what is missing is put on the savings account by a code that a bank reads', async () => {
  const { screen } = await open({ savings })
  await expect.element(screen.getByText(/Nog €\s488,09 opzij/)).toBeVisible()
  await screen.getByRole('button', { name: 'Zet opzij' }).click()
  await expect.element(screen.getByRole('img', { name: /QR-code/ })).toBeVisible()
  await expect.element(screen.getByRole('dialog').getByText('NL91 ABNA 0417 1643 00')).toBeVisible()
})

test('all of it aside asks nothing more', async () => {
  const { screen } = await open({ savings: { ...savings, balanceCents: 300_000 } })
  await expect.element(screen.getByText('Alles staat opzij')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Zet opzij' }).elements()).toEqual([])
})

test('without a savings account it says what of the bank is for VAT', async () => {
  const { screen } = await open({ savings: null })
  await expect
    .element(screen.getByRole('progressbar'))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^€\s1.988,09 van €\s46.116,05$/))
})

test('what comes back asks nothing aside', async () => {
  const { screen } = await open({ setAsideCents: -40_000, savings: null })
  await expect.element(screen.getByText(/Je krijgt €\s400,00 terug/)).toBeVisible()
})
