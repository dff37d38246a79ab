import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { AttachmentsCard } from './attachments-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const attachments = [{ id: 3, name: 'Voorwaarden.pdf', sizeBytes: 20_480 }]
const open = (others: Record<string, unknown> = {}, isSettled = false) =>
  openForm(<AttachmentsCard administrationId={1} invoiceId={7} isSettled={isSettled} />, {
    '/invoices/7/attachments': attachments,
    '/attachments/3/remove': null,
    ...others,
  })

/** What is sent with its progress is answered with a refusal. */
function refuseUploads(status: number, answer: object) {
  class Refused extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = status
    readonly responseText = JSON.stringify(answer)
    readonly getAllResponseHeaders = () => ''
    open() {}
    setRequestHeader() {}
    send() {
      this.dispatchEvent(new Event('load'))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Refused)
}

test('what goes along is listed with its size, and can be taken away by its name', async () => {
  const { screen, sent } = await open()
  await expect
    .element(
      screen
        .getByRole('list', { name: 'Bijlagen bij de e-mail' })
        .getByText(/Voorwaarden\.pdf\s20\sKB/)
        .first(),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: 'Voorwaarden.pdf verwijderen' }).click()
  await vi.waitFor(() => expect(sent).toMatchObject([{ path: expect.stringContaining('/attachments/3/remove') }]))
})

test('a file that is refused stands there with the reason, and can be put aside', async () => {
  const fields = { content: 'Samen mogen de bijlagen hoogstens 10 MB zijn.' }
  refuseUploads(413, { code: 90_164, message: 'Te groot', fields })
  const { screen } = await open()
  const input = screen.getByLabelText('Bijlage toevoegen')
  await userEvent.upload(input, new File(['x'], 'Folder.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByText(fields.content)).toBeVisible()
  await screen.getByRole('button', { name: /Folder\.pdf/ }).click()
  await expect.element(screen.getByText(fields.content)).not.toBeInTheDocument()
})

test('a file that cannot be taken away says so and stays', async () => {
  const { screen } = await open({ '/attachments/3/remove': refusal(500, {}, 'Dat lukt nu niet') })
  await screen.getByRole('button', { name: 'Voorwaarden.pdf verwijderen' }).click()
  await expect.element(screen.getByText('Dat lukt nu niet').first()).toBeVisible()
  await expect
    .element(
      screen
        .getByRole('list', { name: 'Bijlagen bij de e-mail' })
        .getByText(/Voorwaarden/)
        .first(),
    )
    .toBeVisible()
})

test('of an invoice that is paid what went along is there to be read, and nothing is asked for', async () => {
  const { screen } = await open({}, true)
  await expect.element(screen.getByRole('button', { name: 'Voorwaarden.pdf downloaden' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Voorwaarden.pdf verwijderen' }).elements()).toEqual([])
  expect(screen.getByLabelText('Bijlage toevoegen').elements()).toEqual([])
})
