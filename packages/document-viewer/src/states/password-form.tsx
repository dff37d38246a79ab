import { Button, Icon, TextField } from '@klopt/ui'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, type SubmitEvent } from 'react'
import * as styles from './states.css.ts'

interface PasswordFormProps {
  /** After one that did not open the document. */
  isWrong: boolean
  onAnswer: (password: string) => void
}

/** Asks for the password of a document. It stays in the browser. */
export function PasswordForm({ isWrong, onAnswer }: PasswordFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWrong) field.current?.select()
  }, [isWrong])
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const password = field.current?.value ?? ''
    if (password === '') field.current?.focus()
    else onAnswer(password)
  }
  return (
    <div className={styles.state}>
      <form className={styles.form} onSubmit={onSubmit}>
        <p className={styles.formTitle}>
          <Icon of={LockKeyhole} size={18} /> Dit document is beveiligd met een wachtwoord
        </p>
        <TextField
          ref={field}
          type="password"
          // Not one of the passwords the browser knows for this site.
          autoComplete="off"
          label="Wachtwoord van het document"
          hint="We bewaren het niet."
          aria-invalid={isWrong || undefined}
        />
        <p role="alert" className={styles.wrong}>
          {isWrong && 'Dit wachtwoord klopt niet. Controleer het en probeer het opnieuw.'}
        </p>
        <Button type="submit" variant="primary">
          Document openen
        </Button>
      </form>
    </div>
  )
}
