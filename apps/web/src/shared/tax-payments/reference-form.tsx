import type { ApiError } from '@klopt/api-client'
import { Button, TextField, type TextFieldProps } from '@klopt/ui'
import { useState } from 'react'
import * as styles from './tax-payments.css.ts'

interface ReferenceFormProps {
  label: string
  hint: string
  inputMode?: TextFieldProps['inputMode']
  /** As it is shown; empty while there is none. */
  initial: string
  saving: { readonly isPending: boolean; readonly error: ApiError | null }
  /** Given what was typed; null to take it away. */
  onSave: (typed: string | null) => void
}

const bare = (text: string) => text.replaceAll(' ', '').toUpperCase()

/** The reference under which something is paid, typed or pasted from a letter or a page. */
export function ReferenceForm({ label, hint, inputMode, initial, saving, onSave }: ReferenceFormProps) {
  const [typed, setTyped] = useState(initial)
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    onSave(typed.trim() === '' ? null : typed)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={label}
        hint={hint}
        {...(inputMode !== undefined && { inputMode })}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={saving.error ? (saving.error.fields['reference'] ?? saving.error.message) : undefined}
      />
      <Button type="submit" disabled={bare(typed) === bare(initial)} loading={saving.isPending} fullWidth>
        Kenmerk bewaren
      </Button>
    </form>
  )
}
