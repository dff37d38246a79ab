import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Button, Card, TextField } from '@klopt/ui'
import { email } from '@klopt/validators'
import { Suspense, useState, type SubmitEvent } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { api } from '../../app/transport/calls.ts'
import { CustomerFrame } from './customer-frame.tsx'
import { failureText } from './failure-text.ts'
import * as styles from './request-screen.css.ts'
import { useTexts, type Language } from './texts.ts'
import { useLanguage } from './use-language.ts'

/** Asks for a new link. Whether the address is known is never told. */
export function RequestScreen({ token }: { token: string }) {
  const [language, onLanguage] = useLanguage()
  return (
    <Suspense fallback={null}>
      <InWords {...{ token, language, onLanguage }} />
    </Suspense>
  )
}

interface InWordsProps {
  token: string
  language: Language
  onLanguage: (language: Language) => void
}

function InWords({ token, language, onLanguage }: InWordsProps) {
  const say = useTexts(language).request
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'sending' | 'sent'>()
  const isSent = state === 'sent'
  usePageTitle(say.title)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = email(address)
    if (!read.ok) return setError(say.invalid)
    setError(undefined)
    setState('sending')
    api.call(contract.customerDashboard.request, { params: { token }, body: { emailAddress: read.value } }).then(
      () => setState('sent'),
      (failure: unknown) => {
        setState(undefined)
        setError(
          failure instanceof ApiError && failure.code === 33009
            ? say.invalid
            : failureText(failure, language, say.invalid),
        )
      },
    )
  }
  return (
    <CustomerFrame page={null} {...{ language, onLanguage }}>
      <div className={styles.sheet}>
        <Card>
          <h1 className={styles.title}>{isSent ? say.sent : say.title}</h1>
          <p className={styles.text} role={isSent ? 'status' : undefined}>
            {isSent ? say.sentText(address.trim()) : say.text}
          </p>
          {!isSent && (
            <form noValidate className={styles.form} onSubmit={submit}>
              <TextField
                label={say.email}
                type="email"
                autoComplete="email"
                inputMode="email"
                error={error}
                value={address}
                onChange={({ target }) => setAddress(target.value)}
              />
              <Button type="submit" variant="primary" size="large" fullWidth loading={state === 'sending'}>
                {say.send}
              </Button>
            </form>
          )}
        </Card>
      </div>
    </CustomerFrame>
  )
}
