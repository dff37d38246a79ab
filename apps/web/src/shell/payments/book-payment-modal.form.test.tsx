import { afterEach, expect, test, vi } from 'vitest'
import { openForm, type Answers } from '../../testing/open-form.tsx'
import { BookPaymentModal } from './book-payment-modal.tsx'

const world = vi.hoisted(() => ({ mayOpenBook: true }))
vi.mock(import('../../app/session/use-write-block.ts'), async (original) => ({
  ...(await original()),
  useMayChange: () => world.mayOpenBook,
}))
afterEach(() => {
  world.mayOpenBook = true
  vi.unstubAllGlobals()
})

const item = {
  id: 40,
  kind: 'receivable',
  invoiceId: 7,
  number: '2026-0007',
  contactName: 'Gemeente Haarlem',
  date: '2026-10-01',
  dueDate: '2026-11-01',
  openCents: 12_100,
} as const
const cash = {
  journalId: 3,
  kind: 'cash',
  name: 'Kas',
  bankName: null,
  iban: null,
  balanceCents: 0,
  ledgerBalanceCents: 0,
  lastDate: null,
  waiting: 0,
  missingOpening: null,
} as const
const lines = '/bank/books/3/lines'
const process = '/bank/transactions/9/process'

async function open({ of = {}, answers = {} }: { of?: { kind?: 'payable' }; answers?: Answers } = {}) {
  const onClose = vi.fn<() => void>()
  const form = await openForm(
    <BookPaymentModal administrationId={1} item={{ ...item, ...of }} books={[cash]} onClose={onClose} />,
    {
      [lines]: { id: 9, version: 1, balanceCents: 0 },
      [process]: { journalEntryId: 5, version: 2, otherLineId: null },
      ...answers,
    },
  )
  const press = () => form.screen.getByRole('button', { name: 'Betaling boeken' }).click()
  return { ...form, onClose, press }
}

test('what is open is filled in: noted as it stands, it is a line of the cash that is booked on the invoice', async () => {
  const { screen, sent, onClose, press } = await open()
  await expect.element(screen.getByLabelText('Bedrag')).toHaveValue('121,00')
  await expect.element(screen.getByLabelText('Bedrag')).toHaveFocus()
  await press()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([
    {
      path: expect.stringContaining(lines),
      body: expect.objectContaining({
        amountCents: 12_100,
        counterparty: 'Gemeente Haarlem',
        description: '2026-0007',
      }),
    },
    {
      path: expect.stringContaining(process),
      body: { version: 1, items: [{ openItemId: 40, amountCents: 12_100 }], bookings: [], createRule: false },
    },
  ])
})

test('what a supplier is paid goes out', async () => {
  const { sent, onClose, press } = await open({ of: { kind: 'payable' } })
  await press()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ amountCents: -12_100 }),
    expect.objectContaining({ items: [{ openItemId: 40, amountCents: -12_100 }] }),
  ])
})

test('more than is open, or nothing, is not noted', async () => {
  const { screen, sent, press } = await open()
  await screen.getByLabelText('Bedrag').fill('121,01')
  await press()
  await expect.element(screen.getByText('Er staat € 121,00 open', { exact: true })).toBeVisible()
  await screen.getByLabelText('Bedrag').fill('0')
  await press()
  await expect.element(screen.getByText('Vul een bedrag in dat meer is dan nul')).toBeVisible()
  expect(sent).toEqual([])
})

test('a line that was noted and could not be booked is never noted twice: it goes on where it stands', async () => {
  const refuse = () => Response.json({ code: 90_001, message: 'Dat kan zo niet' }, { status: 409 })
  const { sent, onClose, press } = await open({ answers: { [process]: refuse } })
  await press()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.filter(({ path }) => path.endsWith(lines))).toHaveLength(1)
})

const create = '/journals/create'
const withoutBook = async (answers: Answers = {}, kind: 'receivable' | 'payable' = 'receivable') => {
  const onClose = vi.fn<() => void>()
  const { screen, sent } = await openForm(
    <BookPaymentModal administrationId={1} item={{ ...item, kind }} books={[]} onClose={onClose} />,
    {
      [create]: { id: 12 },
      '/bank/books/12/lines': { id: 9, version: 1, balanceCents: 0 },
      [process]: { journalEntryId: 5, version: 2, otherLineId: null },
      ...answers,
    },
  )
  return { screen, sent, onClose }
}

test('who has no cash book yet opens it with the payment, in one press', async () => {
  const { screen, sent, onClose } = await withoutBook()
  await expect.element(screen.getByText(/Je hebt nog geen kas/)).toBeVisible()
  await screen.getByRole('button', { name: 'Contant ontvangen' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toMatchObject([
    { path: expect.stringContaining(create), body: { financialType: 'CASH', name: 'Kas', iban: null } },
    { path: expect.stringContaining('/bank/books/12/lines'), body: { amountCents: 12_100 } },
    { path: expect.stringContaining(process) },
  ])
})

test('a payment that is refused after it goes into the cash that is there then', async () => {
  const refuse = () => Response.json({ code: 90_001, message: 'Dat kan zo niet' }, { status: 409 })
  const { screen, sent } = await withoutBook({ '/bank/books/12/lines': refuse }, 'payable')
  const press = () => screen.getByRole('button', { name: 'Contant betaald' }).click()
  await press()
  await expect.element(screen.getByText('Dat kan zo niet')).toBeVisible()
  await press()
  await expect.poll(() => sent.filter(({ path }) => path.endsWith('/lines')).length).toBe(2)
  expect(sent.filter(({ path }) => path.endsWith(create))).toHaveLength(1)
})

test('without a book that is kept by hand it says where to, for who may not open one', async () => {
  world.mayOpenBook = false
  const { screen } = await openForm(
    <BookPaymentModal administrationId={1} item={item} books={[]} onClose={() => {}} />,
    {},
  )
  await expect.element(screen.getByText(/Voeg een kas of kaart toe/)).toBeVisible()
})
