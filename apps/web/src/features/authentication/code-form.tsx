import { contract } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { recoveryCode, twoFactorCode } from '@klopt/validators'
import { useRef, useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { CodeField } from './code-field.tsx'
import { messageOf, mustStartAgain } from '../../app/session/sign-in-errors.ts'
import { FRAME_HEADING_ID } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { useSignInState } from './sign-in-state.ts'
import type { GoOn } from './types.ts'

export interface CodeFormProps {
  nonce: string
  isRecovery: boolean
  steps: GoOn
}

/** One code. That of the app is sent as soon as it has six digits; a wrong one makes room for the next. */
export function CodeForm({ nonce, isRecovery, steps }: CodeFormProps) {
  const { email } = useSignInState()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<{ code?: string; form?: string }>({})
  const [isChecking, setIsChecking] = useState(false)
  const check = isRecovery ? recoveryCode : twoFactorCode

  async function verify(checked: string): Promise<void> {
    const body = { client_identifier: 'web', nonce, code: checked }
    try {
      await api.call(contract.authentication.verifySecondFactor, { body })
      await steps.enter()
    } catch (cause) {
      const error = asApiError(cause)
      if (mustStartAgain(error)) return await steps.startAgain({ email, problem: error.message })
      setErrors({ form: messageOf(error) })
      // Without an answer the code may still be good.
      if (error.status !== 0) setCode('')
      field.current?.focus()
    }
  }
  function submit(text: string): void {
    if (isChecking) return
    const checked = check(text)
    if (!checked.ok) {
      setErrors({ code: checked.message })
      field.current?.focus()
      return
    }
    setErrors({})
    setIsChecking(true)
    void verify(checked.value).finally(() => setIsChecking(false))
  }
  return (
    <form
      aria-labelledby={FRAME_HEADING_ID}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(code)
      }}
    >
      {errors.form && <Alert tone="danger">{errors.form}</Alert>}
      <CodeField
        ref={field}
        isRecovery={isRecovery}
        value={code}
        onChange={(text) => {
          setCode(text)
          if (!isRecovery && twoFactorCode(text).ok) submit(text)
        }}
        error={errors.code}
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isChecking}>
        Inloggen
      </Button>
    </form>
  )
}
