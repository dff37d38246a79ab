import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { overlays } from '../overlay/overlays.ts'
import { Example } from './pane.usage.tsx'

test('the form in a pane of the documentation leads to the error of the server, asks before it is left, and saves', async () => {
  const screen = await render(<Example />)
  const opener = screen.getByRole('button', { name: 'Leverancier toevoegen' })
  await userEvent.click(opener)
  await userEvent.fill(screen.getByLabelText('Naam'), 'Drukwerk Noord')
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
  await userEvent.click(screen.getByRole('button', { name: 'Verder bewerken' }))
  const submit = screen.getByRole('button', { name: /Leverancier opslaan/ })
  await userEvent.click(submit)
  const iban = screen.getByLabelText('Rekeningnummer')
  await expect.element(iban).toHaveFocus()
  await expect.element(iban).toHaveAccessibleDescription(/Vul het rekeningnummer/)
  await userEvent.fill(iban, 'NL91 ABNA 0417 1643 00')
  // It shows for 750 ms that it is busy, longer than the answer takes; a press in that time does nothing.
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  await userEvent.click(submit)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.element(screen.getByRole('region').getByText('Leverancier opgeslagen')).toBeVisible()
  overlays.toasts.clear()
})
