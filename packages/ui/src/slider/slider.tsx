'use client'

import { useRef, type CSSProperties, type InputHTMLAttributes, type Ref } from 'react'
import { FormField, type FieldProps } from '../form-field/form-field.tsx'
import { joinRefs } from '../hooks/join-refs.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { useNumber } from '../language/formats.ts'
import { useOwnValue } from '../select/use-own-value.ts'
import { classNames } from '../styles/class-names.ts'
import * as styles from './slider.css.ts'
import { takesRef } from '../react-18.ts'

/** It always has a value: there is nothing to require. */
type Own = 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'required'
type Inherited = Omit<InputHTMLAttributes<HTMLInputElement>, Own>

export interface SliderProps extends Omit<FieldProps, 'action'>, Inherited {
  /** Where it stands; leave it out to let the slider keep it. */
  value?: number
  /** Where it stands at first, where the slider keeps it. Default `min`. */
  defaultValue?: number
  /** Called with each step while it moves. */
  onChange?: (value: number) => void
  /** The lowest. Default 0. */
  min?: number
  /** The highest. Default 100. */
  max?: number
  /** How far one step goes. Default 1. */
  step?: number
  /** The value as people read it and hear it: '30 dagen'. Default the number as the locale writes it. */
  format?: (value: number) => string
  /** Of the frame; the slider takes `inputClassName`. */
  className?: string
  /** For the slider itself. */
  inputClassName?: string
  /** The input itself. */
  ref?: Ref<HTMLInputElement>
}

/** A number that needs no precision, between two ends. The exact value stands beside the label. */
export const Slider = takesRef(function Slider(props: SliderProps) {
  const { label, labelHidden, hint, error, id, className, inputClassName, ref, style, format, ...others } = props
  const { value: owned, min = 0, max = 100, defaultValue = min, step = 1, onChange, ...rest } = others
  const numbers = useNumber()
  const [value, setValue] = useOwnValue(owned, defaultValue, onChange)
  const input = useRef<HTMLInputElement>(null)
  useFormReset(input, () => {
    if (owned === undefined) setValue(defaultValue)
  })
  const shown = format ? format(value) : numbers.show(String(value))
  const place: CSSProperties & Record<`--${string}`, string> = {
    '--klopt-slider': max > min ? `${((value - min) / (max - min)) * 100}%` : '0%',
  }
  const output = (
    <span aria-hidden className={styles.value}>
      {shown}
    </span>
  )
  return (
    <FormField {...{ label, labelHidden, hint, error, id, className }} action={output}>
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={joinRefs(input, ref)}
          type="range"
          aria-valuetext={shown}
          {...{ min, max, step, value }}
          onChange={(event) => setValue(event.target.valueAsNumber)}
          className={classNames(styles.slider, inputClassName)}
          style={{ ...style, ...place }}
        />
      )}
    </FormField>
  )
})
