import { TextField, type TextFieldProps } from '@klopt/ui'
import { bankFromIban } from '@klopt/validators'
import { useLayoutEffect, useRef, useState, type ChangeEvent, type CompositionEvent, type RefCallback } from 'react'
import { groupIban, typeIban } from './type-iban.ts'
import * as styles from './wizard.css.ts'

export interface IbanFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref' | 'suffix'> {
  value: string
  onChange: (value: string) => void
  ref?: RefCallback<HTMLInputElement> | undefined
}

/** An account number in capitals and groups of four as it is typed, with its bank; the caret stays where it was. */
export function IbanField({ value, onChange, ref, ...props }: IbanFieldProps) {
  const shown = groupIban({ text: value, caret: 0 }).text
  const { composed, ...typing } = useIbanTyping({ shown, onChange, ref })
  const bank = bankFromIban(value)
  return (
    <TextField
      {...props}
      {...typing}
      value={composed ?? shown}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputClassName={styles.iban}
      suffix={bank && <span className={styles.bank}>{bank}</span>}
    />
  )
}

/** The handlers of the field, and what a phone's keyboard is composing: that must not be touched until it is done. */
function useIbanTyping({ shown, onChange, ref }: Pick<IbanFieldProps, 'onChange' | 'ref'> & { shown: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)
  const [composed, setComposed] = useState<string | null>(null)
  // The browser puts the caret at the end of a value that was set; it belongs behind the same character.
  useLayoutEffect(() => {
    const field = input.current
    if (caret && field && field === document.activeElement) field.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const take = ({ value: text, selectionStart }: HTMLInputElement, inputType?: string) => {
    const typed = typeIban(shown, { text, caret: selectionStart ?? text.length }, inputType)
    setComposed(null)
    setCaret({ at: typed.caret })
    onChange(typed.text)
  }
  return {
    ref: (element: HTMLInputElement | null) => {
      input.current = element
      ref?.(element)
    },
    composed,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { isComposing, inputType } = nativeEvent as InputEvent
      if (isComposing) setComposed(target.value)
      else take(target, inputType)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget),
  }
}
