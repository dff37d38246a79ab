import type { NextLetter } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal, type Answers } from '../../testing/open-form.tsx'
import { RemindModal } from './remind-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const letter: NextLetter = {
  contactId: 4,
  contactName: 'Gemeente Haarlem',
  recipient: 'crediteuren@haarlem.example',
  isConsumer: false,
  stepName: 'Herinnering 1',
  kind: 'reminder',
  invoices: [
    { id: 7, number: '2026-0038', invoiceDate: '2026-10-01', dueDate: '2026-10-15', openCents: 216_880 },
    { id: 8, number: '2026-0039', invoiceDate: '2026-10-02', dueDate: '2026-10-16', openCents: 105_270 },
  ],
  openCents: 322_150,
  costsCents: 0,
  interestCents: 0,
  subject: 'Herinnering: facturen 2026-0038 en 2026-0039',
  text: 'Beste Gemeente Haarlem,\n\nJe hebt nog niet betaald.',
  waiting: [],
}
const remindPath = '/administrations/1/invoices/7/remind'
const sentLetter = { letterId: 1, kind: 'reminder', invoiceIds: [7, 8], costsCents: 0, interestCents: 0 }

async function open(changes: Partial<NextLetter> = {}, answer: Answers[string] = sentLetter) {
  const onClose = vi.fn<() => void>()
  const form = await openForm(<RemindModal params={{ administrationId: 1, invoiceId: 7 }} onClose={onClose} />, {
    '/administrations/1/invoices/7/reminder-preview': { ...letter, ...changes },
    [remindPath]: answer,
  })
  await expect.element(form.screen.getByText(/Je hebt nog niet betaald/)).toBeVisible()
  return { ...form, onClose }
}

test('who gets it, what it asks and its words are read first; then it goes once', async () => {
  const { screen, sent, onClose } = await open()
  await expect.element(screen.getByText('Gemeente Haarlem, crediteuren@haarlem.example')).toBeVisible()
  await expect.element(screen.getByText('2026-0038, vervallen op 15 okt 2026')).toBeVisible()
  await expect.element(screen.getByText('2026-0039, vervallen op 16 okt 2026')).toBeVisible()
  await expect.element(screen.getByText(letter.subject)).toBeVisible()
  await expect.element(screen.getByText(/^Er wacht/)).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await screen.getByRole('button', { name: 'Versturen' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining(remindPath)])
})

test('left, it sends nothing', async () => {
  const { screen, sent, onClose } = await open()
  await screen.getByRole('button', { name: 'Annuleren' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([])
})

test('a payment that waits is warned of, with the way to it', async () => {
  const { screen } = await open({
    waiting: [{ transactionDate: '2026-11-16', amountCents: 216_880, invoiceNumbers: ['2026-0038'], isCertain: true }],
  })
  await expect.element(screen.getByText(/Er wacht een betaling van/)).toBeVisible()
  await expect.element(screen.getByText(/van 16 nov 2026 hoort bij factuur 2026-0038/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Naar de bank' })
  await expect.element(link).toHaveAttribute('href', '/v2/administrations/1/bank')
})

test('without an address it cannot go, and says where that is filled in', async () => {
  const { screen } = await open({ recipient: null })
  await expect.element(screen.getByRole('link', { name: 'Naar Gemeente Haarlem' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Versturen' })).not.toBeInTheDocument()
})

test('what is refused is said in the dialog, which stays', async () => {
  const { screen, onClose } = await open({}, refusal(409, {}, 'Er ging vandaag al een brief'))
  await screen.getByRole('button', { name: 'Versturen' }).click()
  await expect.element(screen.getByText(/Er ging vandaag al een brief/)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
