import type { LetterPreview } from '@klopt/api-client/contract'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { LetterModal, type LetterModalProps } from './letter-modal.tsx'

const proposed: LetterPreview = {
  recipient: 'klant@klant.example',
  subject: 'Factuur {{factuurnummer}} van Studio Noord',
  body: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Hierbij factuur ' },
          { type: 'variable', attrs: { name: 'factuurnummer' } },
        ],
      },
    ],
  },
  numberToCome: '2026-0042',
  attachments: ['Factuur 2026-0042.pdf', 'Voorwaarden.pdf'],
}

async function open(changes: Partial<LetterModalProps> = {}) {
  const onSend = vi.fn<LetterModalProps['onSend']>(() => Promise.resolve())
  const onTest = vi.fn<LetterModalProps['onTest']>(() => Promise.resolve('noor@voorbeeld.nl'))
  const onClose = vi.fn<() => void>()
  const { screen } = await openForm(
    <LetterModal
      title="Factuur versturen"
      preview={{ data: proposed, isFetching: false, isError: false, error: null, refetch: vi.fn() }}
      number={{ name: 'factuurnummer', label: 'Factuurnummer' }}
      onRefused={() => {}}
      {...{ onSend, onTest, onClose }}
      {...changes}
    />,
    {},
  )
  await expect.element(screen.getByRole('textbox', { name: 'Bericht' })).toBeVisible()
  return { screen, onSend, onTest, onClose }
}

test('the mail is shown as it will be read, and is sent with the number that the invoice gets', async () => {
  const { screen, onSend, onClose } = await open()
  await expect.element(screen.getByLabelText('Onderwerp')).toHaveValue('Factuur 2026-0042 van Studio Noord')
  await expect.element(screen.getByRole('textbox', { name: 'Bericht' })).toHaveTextContent('Hierbij factuur 2026-0042')
  expect(document.body.textContent).not.toContain('{{')
  const files = screen.getByRole('list', { name: 'Bijlagen' })
  await expect.element(files).toHaveTextContent('Factuur 2026-0042.pdfVoorwaarden.pdf')

  await screen.getByLabelText('Onderwerp').fill('Uw rekening 2026-0042')
  await screen.getByRole('button', { name: 'Versturen', exact: true }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onSend).toHaveBeenCalledWith({
    recipient: 'klant@klant.example',
    subject: 'Uw rekening {{factuurnummer}}',
    body: proposed.body,
  })
})

test('copies are asked for, and an address that is none holds the mail', async () => {
  const { screen, onSend } = await open()
  await screen.getByRole('button', { name: 'Cc toevoegen' }).click()
  await userEvent.keyboard('baas@klant.example, jan')
  const send = screen.getByRole('button', { name: 'Versturen', exact: true })
  await send.click()
  await expect.element(screen.getByLabelText('Cc')).toHaveAccessibleDescription(/jan is geen e-mailadres/)
  expect(onSend).not.toHaveBeenCalled()
  await screen.getByLabelText('Cc').fill('baas@klant.example; kopie@klant.example')
  await send.click()
  await vi.waitFor(() =>
    expect(onSend.mock.lastCall?.[0]).toMatchObject({ cc: ['baas@klant.example', 'kopie@klant.example'] }),
  )
})

test('a test goes to the user, and the dialog stays', async () => {
  const { screen, onTest, onSend, onClose } = await open()
  await screen.getByRole('button', { name: 'Stuur mij een test' }).click()
  await expect.element(screen.getByText('De test gaat naar noor@voorbeeld.nl').first()).toBeInTheDocument()
  expect(onTest).toHaveBeenCalledWith({ subject: proposed.subject, body: proposed.body })
  expect(onSend).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Annuleren' }).click()
  expect(onClose).toHaveBeenCalled()
})

test('Ctrl and Enter, which opened it, sends it once, from the message too', async () => {
  let answer = () => {}
  const onSend = vi.fn<LetterModalProps['onSend']>(() => new Promise((resolve) => (answer = resolve)))
  const { screen, onClose } = await open({ onSend })
  await screen.getByRole('textbox', { name: 'Bericht' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  answer()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onSend).toHaveBeenCalledOnce()
  expect(onSend.mock.lastCall?.[0].body).toEqual(proposed.body)
})
