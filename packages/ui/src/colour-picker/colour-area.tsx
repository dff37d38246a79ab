'use client'

import type { KeyboardEvent } from 'react'
import { hslToHex, type Hsl } from './colour.ts'
import * as styles from './colour-picker.css.ts'
import { settleAt, stepOfKey } from './move-slider.ts'
import { useDrag } from './use-drag.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface ColourSliderProps {
  value: Hsl
  onChange: (colour: Hsl) => void
}

const steps = { small: 1, large: 10 }

/**
 * Saturation from left to right and lightness from bottom to top. One slider for both: the arrows
 * move it in their own direction, Page moves the lightness, Home and End the saturation.
 */
export function ColourArea({ value, onChange }: ColourSliderProps) {
  const texts = useLanguage('colourPicker', dutch)
  const { hue, saturation, lightness } = value
  const drag = useDrag((x, y) => onChange({ hue, saturation: x * 100, lightness: (1 - y) * 100 }))
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = move(value, event)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={texts.area}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(saturation)}
      aria-valuetext={texts.areaValue(Math.round(saturation), Math.round(lightness))}
      className={styles.area}
      style={{ backgroundColor: `hsl(${hue} 100% 50%)` }}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <span
        className={styles.thumb}
        style={{ left: `${saturation}%`, top: `${100 - lightness}%`, backgroundColor: hslToHex(value) }}
      />
    </div>
  )
}

function move({ hue, saturation, lightness }: Hsl, { key, shiftKey }: KeyboardEvent): Hsl | null {
  if (key === 'Home') return { hue, saturation: 0, lightness }
  if (key === 'End') return { hue, saturation: 100, lightness }
  const step = stepOfKey(key, shiftKey, steps)
  if (!step) return null
  return {
    hue,
    saturation: step.x === 0 ? saturation : settleAt(saturation + step.x, 100),
    lightness: step.y === 0 ? lightness : settleAt(lightness + step.y, 100),
  }
}
