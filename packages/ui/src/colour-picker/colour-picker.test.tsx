import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { ColourPicker, type ColourPickerProps } from './colour-picker.tsx'

const swatches = [
  { value: '#006070', name: 'Petrol' },
  { value: '#f2c94c', name: 'Geel' },
]

function Form({ initial = '#006070', ...rest }: Partial<ColourPickerProps> & { initial?: string }) {
  const [colour, setColour] = useState(initial)
  return (
    <>
      <button type="button">Ernaast</button>
      <ColourPicker label="Accentkleur" swatches={swatches} {...rest} value={colour} onChange={setColour} />
      <output>{colour}</output>
    </>
  )
}

const setUp = async (props: Parameters<typeof Form>[0] = {}) => {
  const screen = await render(<Form {...props} />)
  const button = screen.getByRole('button', { name: 'Accentkleur' })
  await userEvent.click(button)
  return {
    screen,
    button,
    value: screen.getByRole('status'),
    area: screen.getByRole('slider', { name: 'Verzadiging en lichtheid' }),
    hue: screen.getByRole('slider', { name: 'Tint' }),
    code: screen.getByLabelText('Kleurcode'),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('shows its colour, opens on the area, and is clean for axe', async () => {
  const { screen, button, area } = await setUp({ hint: 'Van je facturen' })
  await expect.element(button).toHaveTextContent('#006070')
  await expect.element(button).toHaveAccessibleDescription('#006070 Van je facturen')
  await expect.element(screen.getByRole('dialog', { name: 'Accentkleur' })).toBeVisible()
  await expect.element(area).toHaveFocus()
  await expect.element(area).toHaveAttribute('aria-valuetext', 'Verzadiging 100%, lichtheid 22%')
  await expectAccessible()
})

test('the area moves by arrow, by ten with Shift or Page, and to its ends', async () => {
  const { area, value } = await setUp({ initial: '#808080' })
  const says = async (text: string) => await expect.element(area).toHaveAttribute('aria-valuetext', text)
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  await says('Verzadiging 1%, lichtheid 51%')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  await says('Verzadiging 11%, lichtheid 41%')
  await userEvent.keyboard('{PageUp}{PageUp}{PageDown}{ArrowLeft}')
  await says('Verzadiging 10%, lichtheid 51%')
  await userEvent.keyboard('{End}{ArrowRight}{ArrowDown}')
  await says('Verzadiging 100%, lichtheid 50%')
  await expect.element(value).toHaveTextContent('#ff0000')
  await userEvent.keyboard('{Home}')
  await says('Verzadiging 0%, lichtheid 50%')
})

test('the hue moves by arrow, by fifteen with Shift or Page, and to its ends', async () => {
  const { hue, value } = await setUp({ initial: '#ff0000' })
  const says = async (text: string) => await expect.element(hue).toHaveAttribute('aria-valuetext', text)
  await userEvent.tab()
  await expect.element(hue).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}{PageUp}')
  await says('31 graden, oranje')
  await userEvent.keyboard('{PageDown}{ArrowLeft}')
  await says('15 graden, rood')
  await expect.element(value).toHaveTextContent('#ff4000')
  await userEvent.keyboard('{End}{ArrowRight}')
  await says('359 graden, rood')
  await userEvent.keyboard('{Home}')
  await expect.element(value).toHaveTextContent('#ff0000')
})

test('a colour that went through grey and black keeps its hue', async () => {
  const { area, hue, value } = await setUp()
  await expect.element(area).toHaveFocus()
  for (let step = 0; step < 3; step += 1) await userEvent.keyboard('{PageDown}')
  await expect.element(value).toHaveTextContent('#000000')
  await userEvent.keyboard('{PageUp}{Home}{End}')
  await expect.element(hue).toHaveAttribute('aria-valuetext', '189 graden, turkoois')
})

test('a press in the area takes the colour there', async () => {
  const { area, value } = await setUp({ initial: '#ff0000' })
  const { width, height } = area.element().getBoundingClientRect()
  await userEvent.click(area, { position: { x: width / 2, y: height / 2 } })
  await expect
    .element(area)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Verzadiging (49|50|51)%, lichtheid (49|50|51)%$/))
  await expect.element(value).not.toHaveTextContent('#ff0000')
})

test.each([
  ['#abc', '#aabbcc'],
  ['1F4FA3', '#1f4fa3'],
  ['rgb(31, 79, 163)', '#1f4fa3'],
])('reads %s as %s, and writes it so after leaving', async (typed, colour) => {
  const { code, value } = await setUp()
  await userEvent.fill(code, typed)
  await expect.element(value).toHaveTextContent(colour)
  await userEvent.tab()
  await expect.element(code).toHaveValue(colour)
})

test('what is no colour changes nothing and is said after leaving, until the colour changes', async () => {
  const { screen, code, value, hue } = await setUp()
  await userEvent.fill(code, 'petrol')
  await userEvent.tab()
  await expect.element(screen.getByText(/Dit is geen kleur/)).toBeVisible()
  await expect.element(value).toHaveTextContent('#006070')
  await userEvent.click(hue)
  await expect.element(screen.getByText(/Dit is geen kleur/)).not.toBeInTheDocument()
  await expect.element(code).toHaveValue(value.element().textContent)
})

test('Enter in the code closes the popover and does not send the form', async () => {
  const onSubmit = vi.fn()
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Form />
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Accentkleur' })
  await userEvent.click(button)
  await userEvent.fill(screen.getByLabelText('Kleurcode'), '#123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveTextContent('#123456')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('says whether white and black text can be read on it', async () => {
  const { screen } = await setUp()
  await expect.element(screen.getByText('Goed voor witte tekst')).toBeVisible()
  await expect.element(screen.getByText('Te donker voor zwarte tekst')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Geel' }))
  await expect.element(screen.getByText('Te licht voor witte tekst')).toBeVisible()
  await expect.element(screen.getByText('Goed voor zwarte tekst')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Geel' })).toHaveAttribute('aria-pressed', 'true')
})

test('takes a colour from the screen where the browser can', async () => {
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = () => Promise.resolve({ sRGBHex: '#ABCDEF' })
    },
  )
  const { screen, value } = await setUp()
  await userEvent.click(screen.getByRole('button', { name: 'Kleur van het scherm kiezen' }))
  await expect.element(value).toHaveTextContent('#abcdef')
})

test('offers no eye dropper where the browser has none', async () => {
  vi.stubGlobal('EyeDropper', undefined)
  const { screen } = await setUp()
  expect(screen.getByRole('button', { name: 'Kleur van het scherm kiezen' }).query()).toBeNull()
})

test('Escape and leaving it close it, and only leaving is told', async () => {
  const onBlur = vi.fn()
  const { screen, button } = await setUp({ onBlur })
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ernaast' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('shows an error, and cannot be opened while disabled', async () => {
  const screen = await render(<Form error="Kies een donkerder kleur" disabled />)
  const button = screen.getByRole('button', { name: 'Accentkleur' })
  await expect.element(button).toHaveAccessibleDescription('#006070 Kies een donkerder kleur')
  await expect.element(button).toBeDisabled()
})
