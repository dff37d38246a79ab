'use client'

import type { Ref, TextareaHTMLAttributes } from 'react'
import * as box from '../form-field/field-box.css.ts'
import { FormField, type FieldProps } from '../form-field/form-field.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './text-field.css.ts'
import { takesRef } from '../react-18.ts'

export interface TextareaFieldProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Lines to begin with; it grows with its text. Default 3. */
  rows?: number
  /** The element itself. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export const TextareaField = takesRef(function TextareaField(props: TextareaFieldProps) {
  const { label, labelHidden, hint, error, action, id, className, rows = 3, ...rest } = props
  const { required, style, ...textarea } = rest
  return (
    <FormField {...{ label, labelHidden, hint, error, action, id, className }}>
      {(control) => (
        <div className={classNames(box.fieldBox, box.fieldSize.medium)}>
          <textarea
            // It grows with its text, and then the browser leaves `rows` aside.
            rows={rows}
            aria-required={required}
            {...textarea}
            {...control}
            style={{ minHeight: `calc(${rows}lh + 14px)`, ...style }}
            className={classNames(box.fieldInput, styles.textarea)}
          />
        </div>
      )}
    </FormField>
  )
})
