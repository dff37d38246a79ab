'use client'

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import * as box from '../form-field/field-box.css.ts'
import { FormField, type FieldProps } from '../form-field/form-field.tsx'
import { classNames } from '../styles/class-names.ts'
import type { ControlSize } from '../themes/scale.ts'
import { takesRef } from '../react-18.ts'

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'>

export interface TextFieldProps extends FieldProps, InputAttributes {
  /** 24, 28, 36 or 44 px high. Default `medium`. */
  size?: ControlSize
  /** In the box before the text: an icon or a unit. */
  prefix?: ReactNode
  /** In the box after the text: a unit, a key, a small button. */
  suffix?: ReactNode
  /** The value was read for the user and waits to be confirmed. */
  proposed?: boolean
  /** Of the frame; the input takes `inputClassName`. */
  className?: string
  /** For the input within its box. */
  inputClassName?: string
  /** The element itself. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Takes what `register` of react-hook-form gives. */
export const TextField = takesRef(function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, action, id, className, ...input } = props
  return (
    <FormField {...{ label, labelHidden, hint, error, action, id, className }}>
      {(control) => <TextInput {...input} {...control} />}
    </FormField>
  )
})

type TextInputProps = Omit<TextFieldProps, keyof FieldProps | 'className'>

/** The box with its input, without label and messages: for who makes a frame of their own. */
export const TextInput = takesRef(function TextInput(props: TextInputProps) {
  const { size = 'medium', prefix, suffix, proposed, required, inputClassName, ...input } = props
  return (
    <div className={classNames(box.fieldBox, box.fieldSize[size], proposed && box.proposed)}>
      {prefix && <span className={box.adornment}>{prefix}</span>}
      <input
        // Without a type it is one of text; said, it would be set again at every key. The browser's own bubble speaks another language than our messages.
        aria-required={required}
        {...input}
        className={classNames(box.fieldInput, inputClassName)}
      />
      {suffix}
    </div>
  )
})
