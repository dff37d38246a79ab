'use client'

import { useState } from 'react'
import { ColourArea } from './colour-area.tsx'
import { ColourSwatches, type ColourSwatch } from './colour-swatches.tsx'
import { hexToHsl, hslToHex, type Hsl } from './colour.ts'
import * as styles from './colour-picker.css.ts'
import { ContrastNote } from './contrast-note.tsx'
import { HexInput } from './hex-input.tsx'
import { HueSlider } from './hue-slider.tsx'

export interface ColourPanelProps {
  /** `#rrggbb`. */
  value: string
  onChange: (colour: string) => void
  swatches: readonly ColourSwatch[]
  onDone: () => void
}

/** Everything one chooses a colour with. */
export function ColourPanel({ value, onChange, swatches, onDone }: ColourPanelProps) {
  // A code tells no hue for grey, and not every place has a code of its own: the place is kept.
  const [kept, setKept] = useState<Hsl>(() => hexToHsl(value))
  const place = hslToHex(kept) === value ? kept : hexToHsl(value, kept)
  const move = (next: Hsl) => {
    setKept(next)
    const colour = hslToHex(next)
    if (colour !== value) onChange(colour)
  }
  return (
    <div className={styles.panel}>
      <ColourArea value={place} onChange={move} />
      <HueSlider value={place} onChange={move} />
      <HexInput value={value} onChange={onChange} onDone={onDone} />
      {swatches.length > 0 && <ColourSwatches swatches={swatches} value={value} onChange={onChange} />}
      <ContrastNote colour={value} />
    </div>
  )
}
