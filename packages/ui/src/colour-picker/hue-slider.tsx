'use client'

import type { KeyboardEvent } from 'react'
import { classNames } from '../styles/class-names.ts'
import type { ColourSliderProps } from './colour-area.tsx'
import { hueName } from './colour.ts'
import * as styles from './colour-picker.css.ts'
import { settleAt, stepOfKey } from './move-slider.ts'
import { useDrag } from './use-drag.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** The last whole degree: 360 is red again. */
const LAST = 359
const steps = { small: 1, large: 15 }

/** The hue in degrees, along the colours of the rainbow. */
export function HueSlider({ value, onChange }: ColourSliderProps) {
  const texts = useLanguage('colourPicker', dutch)
  const { hue } = value
  const drag = useDrag((x) => onChange({ ...value, hue: x * LAST }))
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = move(hue, event)
    if (moved === null) return
    event.preventDefault()
    onChange({ ...value, hue: moved })
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={texts.hue}
      aria-valuemin={0}
      aria-valuemax={LAST}
      aria-valuenow={Math.round(hue)}
      aria-valuetext={texts.hueValue(Math.round(hue), hueName(hue, texts))}
      className={styles.hue}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <span
        className={classNames(styles.thumb, styles.hueThumb)}
        style={{ left: `${(hue / LAST) * 100}%`, backgroundColor: `hsl(${hue} 100% 50%)` }}
      />
    </div>
  )
}

function move(hue: number, { key, shiftKey }: KeyboardEvent): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return LAST
  const step = stepOfKey(key, shiftKey, steps)
  return step && settleAt(hue + step.x + step.y, LAST)
}
