import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { TextField } from '../text-field/text-field.tsx'
import { themeNames } from '../themes/tokens.ts'

/** Validates on every key, as the most eager form would. */
function Eager() {
  const [text, setText] = useState('')
  const error = text.includes('@') ? undefined : 'Vul een geldig e-mailadres in'
  return (
    <TextField
      label="E-mailadres"
      hint="Hier sturen we de factuur heen"
      error={text === '' ? undefined : error}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

const message = 'Vul een geldig e-mailadres in'

test('shows an error after leaving the field, never while typing', async () => {
  const screen = await render(<Eager />)
  const input = screen.getByLabelText('E-mailadres')
  await userEvent.fill(input, 'jan')
  expect(screen.getByText(message).query()).toBeNull()
  await userEvent.tab()
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('shows an error at once on Enter, which submits', async () => {
  const screen = await render(<Eager />)
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan{Enter}')
  await expect.element(screen.getByText(message)).toBeVisible()
})

test('takes an error away as soon as it is mended and holds back the next one', async () => {
  const screen = await render(<Eager />)
  const input = screen.getByLabelText('E-mailadres')
  await userEvent.type(input, 'jan{Enter}')
  await userEvent.type(input, '@')
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}')
  expect(screen.getByText(message).query()).toBeNull()
})

test.each(themeNames)(
  'who leaves it by pressing what stands right under it presses that, and sees the error with it, in the theme %s',
  async (theme) => {
    const isToldThen: boolean[] = []
    const screen = await render(
      <div data-theme={theme}>
        <Eager />
        <Button onClick={() => isToldThen.push(document.querySelector('[aria-invalid]') !== null)}>Versturen</Button>
      </div>,
    )
    const button = screen.getByRole('button', { name: 'Versturen' })
    await userEvent.fill(screen.getByLabelText('E-mailadres'), 'jan')
    const before = button.element().getBoundingClientRect().top
    await userEvent.click(button)
    expect(isToldThen).toEqual([true])
    await expect.element(screen.getByText(message)).toBeVisible()
    // It would have been missed.
    expect(button.element().getBoundingClientRect().top).toBeGreaterThan(before + 16)
  },
)

test('a press that is let go elsewhere shows the error too', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <>
      <Eager />
      <Button onClick={onClick}>Versturen</Button>
      <p>Elders</p>
    </>,
  )
  await userEvent.fill(screen.getByLabelText('E-mailadres'), 'jan')
  await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Versturen' }), screen.getByText('Elders'))
  await expect.element(screen.getByText(message)).toBeVisible()
  expect(onClick).not.toHaveBeenCalled()
})

test('ties label, hint and error to the input', async () => {
  const screen = await render(<TextField label="E-mailadres" hint="Van de klant" error={message} defaultValue="jan" />)
  const input = screen.getByLabelText('E-mailadres')
  await expect.element(input).toHaveAccessibleDescription(`${message} Van de klant`)
  await expectAccessible()
})

test('comes to the input before the link beside the label', async () => {
  const screen = await render(<TextField label="Wachtwoord" action={<a href="#vergeten">Wachtwoord vergeten?</a>} />)
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Wachtwoord')).toHaveFocus()
})
