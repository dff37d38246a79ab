import { useState } from 'react'
import { ColourPicker } from '../colour-picker/colour-picker.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A colour somebody chooses freely, such as the accent of an invoice.'],
  avoid: ['A choice of a few fixed colours: a `RadioGroup` with words.'],
  anatomy: [
    'The field: a swatch and the hex value.',
    'A popover: an area for saturation and lightness, a slider for the hue, a field for the value, swatches.',
    'A note whether white text can be read on it.',
  ],
  keys: {
    'Enter, Space': 'open it',
    Arrows: 'move in the area and on the slider, with Shift in larger steps',
    'Page Up, Page Down, Home, End': 'go further',
    Escape: 'closes it',
  },
  words: ['The label says what gets the colour: "Accentkleur van je facturen".'],
}

export function Example() {
  const [colour, setColour] = useState('#006070')
  return <ColourPicker label="Accentkleur van je facturen" value={colour} onChange={setColour} />
}
