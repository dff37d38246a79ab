import { afterEach, expect, test, vi } from 'vitest'
import { openForm, type Answers } from '../../testing/open-form.tsx'
import { seenEstimate } from './estimate.test-support.ts'
import { NoteAcceptanceModal } from './note-acceptance-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const line = (description: string, changes: { optional?: boolean; chosen?: boolean } = {}) => ({
  description,
  quantity: '1',
  unit: '',
  unitPrice: '100',
  discountPercent: '0',
  vatCode: 'sale_high' as const,
  accountId: null,
  ...changes,
})
const path = '/note-acceptance'

async function open(answers: Answers = { [path]: { grossCents: 12_100 } }) {
  const onClose = vi.fn<() => void>()
  const estimate = {
    ...seenEstimate,
    lines: [
      line('Vormgeving'),
      line('Vertaling', { optional: true, chosen: true }),
      line('Plattegrond', { optional: true, chosen: false }),
    ],
  }
  const form = await openForm(
    <NoteAcceptanceModal administrationId={1} estimate={estimate} onClose={onClose} />,
    answers,
  )
  return { ...form, onClose, press: () => form.screen.getByRole('button', { name: 'Akkoord noteren' }).click() }
}

test('who agreed today is the customer, to what was ticked, unless said otherwise', async () => {
  const { screen, sent, onClose, press } = await open()
  await expect.element(screen.getByLabelText('Wie ging akkoord')).toHaveValue('Van Rijn B.V.')
  await screen.getByLabelText('Plattegrond').click()
  await press()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([
    {
      path: expect.stringContaining('/estimates/1/note-acceptance'),
      body: { version: 2, name: 'Van Rijn B.V.', acceptedOn: expect.any(String), note: '', chosen: [1, 2] },
    },
  ])
})

test('nobody agrees without a name, and what the server refuses stays to be read', async () => {
  const message = 'Op deze offerte is al geantwoord.'
  const { screen, sent, onClose, press } = await open({
    [path]: () => Response.json({ code: 90_153, message }, { status: 409 }),
  })
  await screen.getByLabelText('Wie ging akkoord').fill(' ')
  await press()
  await expect.element(screen.getByText('Vul de naam van je klant in')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByLabelText('Wie ging akkoord').fill('Anna')
  await press()
  await expect.element(screen.getByText(message)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
