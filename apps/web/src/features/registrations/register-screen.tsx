import { useState } from 'react'
import { CheckMail } from './check-mail.tsx'
import { RegisterForm, type Registration } from './register-form.tsx'

const empty: Registration = {
  kind: 'owner',
  firstName: '',
  lastName: '',
  companyName: '',
  legalForm: 'zzp',
  vatStartsOn: null,
  isInVatUnit: false,
  emailAddress: '',
}

/** Making an account: the form, then where to look for the mail that confirms it. */
export function RegisterScreen() {
  const [values, setValues] = useState(empty)
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <CheckMail emailAddress={values.emailAddress} onChange={() => setIsSent(false)} />
  ) : (
    <RegisterForm
      values={values}
      onSent={(sent) => {
        setValues(sent)
        setIsSent(true)
      }}
    />
  )
}
