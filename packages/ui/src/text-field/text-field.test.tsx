import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { TextField } from './text-field.tsx'

test('the fields are clean for axe in every state and theme', async () => {
  await render(
    <>
      <TextField label="Naam" defaultValue="Studio Noord" />
      <TextField label="Kenmerk" placeholder="PO-88213" prefix="€" suffix="p/m" />
      <TextField label="Nummer" readOnly defaultValue="2026-0091" />
      <TextField label="Btw-id" disabled defaultValue="NL002455799B11" />
      <TextField label="Datum" proposed action="gelezen" defaultValue="16-11-2026" />
      <TextField label="IBAN" error="Vul een correct rekeningnummer in" defaultValue="NL" />
      <TextareaField label="Bericht" error="Dit veld mag niet leeg zijn" />
      <PasswordField label="Wachtwoord" defaultValue="geheim" />
      <SearchField label="Zoeken" value="noord" onSearch={() => undefined} />
    </>,
  )
  await expectAccessible()
})

test('the eye shows and hides a password and says which it will do', async () => {
  const screen = await render(<PasswordField label="Wachtwoord" />)
  const input = screen.getByLabelText('Wachtwoord', { exact: true })
  await userEvent.fill(input, 'Klopt-1!')
  await expect.element(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }))
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('Klopt-1!')
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord verbergen' }))
  await expect.element(input).toHaveAttribute('type', 'password')
})

function Searching({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <SearchField
      label="Zoeken"
      value={text}
      onSearch={(next) => {
        setText(next)
        onSearch(next)
      }}
    />
  )
}

test('Enter searches at once and Escape empties the field', async () => {
  const onSearch = vi.fn()
  const screen = await render(<Searching onSearch={onSearch} />)
  await userEvent.type(screen.getByRole('searchbox'), 'noord{Enter}')
  expect(onSearch.mock.calls).toEqual([['noord']])
  await userEvent.keyboard('{Escape}')
  expect(onSearch).toHaveBeenLastCalledWith('')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test('the cross empties a search and gives the focus back to it', async () => {
  const screen = await render(<Searching onSearch={() => undefined} />)
  await userEvent.type(screen.getByRole('searchbox'), 'noord')
  await userEvent.click(screen.getByRole('button', { name: 'Zoekopdracht wissen' }))
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})
