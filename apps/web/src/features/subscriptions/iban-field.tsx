import { TextField, type TextFieldProps } from '@klopt/ui'
import { bankFromIban } from '@klopt/validators'
import { useLayoutEffect, useRef, useState } from 'react'
import { groupIban } from './group-iban.ts'

export interface IbanFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  value: string
  onChange: (value: string) => void
}

/** An account number in capitals and groups of four as it is typed; the caret stays where it was. */
export function IbanField({ value, onChange, ...props }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)
  // The browser puts the caret at the end of a value that was set; it belongs behind the same character.
  useLayoutEffect(() => {
    const field = input.current
    if (caret && field && field === document.activeElement) field.setSelectionRange(caret.at, caret.at)
  }, [caret])
  return (
    <TextField
      {...props}
      ref={input}
      value={groupIban({ text: value, caret: 0 }).text}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      suffix={bankFromIban(value)}
      onChange={({ target }) => {
        const grouped = groupIban({ text: target.value, caret: target.selectionStart ?? target.value.length })
        setCaret({ at: grouped.caret })
        onChange(grouped.text)
      }}
    />
  )
}
