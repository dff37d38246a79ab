'use client'

import { withSent } from '../form-field/sent-value.tsx'
import { useTypedField } from '../hooks/use-typed-field.ts'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { formatFileSize, parseFileSize } from '@klopt/validators'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

type Inherited = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'>

export interface FileSizeFieldProps extends Inherited {
  /** Whole bytes, or null when the field is empty or what stands there is no size; leave it out to let the field keep it. */
  valueBytes?: number | null
  /** Whole bytes that stand there at first, where the field keeps its value. */
  defaultValueBytes?: number
  /** Called with whole bytes, or null. */
  onChange?: (bytes: number | null) => void
}

/** How large a file is or may be: typed as `10 MB` or `1,5mb`, shown as `1,5 MB` after leaving the field. */
export const FileSizeField = takesRef(function FileSizeField(props: FileSizeFieldProps) {
  const texts = useLanguage('fileSizeField', dutch)
  const { valueBytes, defaultValueBytes, onChange, ref: outer, name, ...others } = props
  const { error, onBlur, inputClassName, suffix, ...rest } = others
  const parse = useLanguage('readFileSize', parseFileSize)
  const show = useLanguage('showFileSize', formatFileSize)
  const owned = { value: valueBytes, defaultValue: defaultValueBytes, onChange, ref: outer }
  const { text, isUnread, type, settle, value, ref } = useTypedField(owned, parse, show)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={ref}
      suffix={withSent(suffix, { name, value, disabled: rest.disabled })}
      value={text}
      error={isUnread ? texts.notASize : error}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      inputClassName={classNames(tabular, inputClassName)}
    />
  )
})
