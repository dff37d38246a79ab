import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { Slider } from '../slider/slider.tsx'

export const usage: Usage = {
  use: ['A number that needs no precision, and whose effect is seen at once: how much room, how strict.'],
  avoid: [
    'An exact number: a `NumberField`.',
    'An amount: a `MoneyField`.',
    'A few named steps: a `SegmentedControl`.',
  ],
  anatomy: [
    'The label, and at its end the value in words.',
    'The track, filled up to the thumb from the start of the line.',
    'The range input of the browser: a form sends its value under `name`, and takes it back when it is reset.',
  ],
  keys: {
    Arrows: 'one `step` more or less; left and right follow the direction of the page',
    'Page up, Page down': 'a tenth of the whole',
    'Home, End': 'the lowest and the highest',
  },
  words: ['The value carries its unit: "30 dagen".'],
}

export function Example() {
  const [days, setDays] = useState(30)
  return (
    <Slider
      label="Betaaltermijn"
      min={7}
      max={60}
      value={days}
      onChange={setDays}
      format={(value) => `${value} dagen`}
    />
  )
}
