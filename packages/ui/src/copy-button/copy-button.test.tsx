import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { CopyButton } from './copy-button.tsx'

afterEach(() => vi.restoreAllMocks())

test('copies exactly the value and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<CopyButton label="IBAN" value="NL91ABNA0417164300" />)
  await userEvent.click(screen.getByRole('button', { name: 'IBAN kopiëren' }))
  expect(write).toHaveBeenCalledWith('NL91ABNA0417164300')
  await expect.element(screen.getByRole('status')).toHaveTextContent('IBAN gekopieerd')
  await expectAccessible()
})

test('says what to do when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
  const screen = await render(
    <CopyButton label="Bedrag" value="2117,50">
      Bedrag kopiëren
    </CopyButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Bedrag kopiëren' }))
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Bedrag kopiëren is niet gelukt. Selecteer de tekst en kopieer hem zelf.')
})
