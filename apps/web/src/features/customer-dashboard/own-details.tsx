import { ApiError } from '@klopt/api-client'
import { contract, type CustomerDetails } from '@klopt/api-client/contract'
import { Button, Skeleton, TextField } from '@klopt/ui'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../app/transport/calls.ts'
import { failureText } from './failure-text.ts'
import { subscriptionTexts } from './subscription-texts.ts'
import * as styles from './subscriptions-card.css.ts'
import type { Language } from './texts.ts'
import { useFound } from './use-found.ts'

interface OwnDetailsProps {
  token: string
  language: Language
  /** The owner looks at them and changes nothing. */
  isPreview: boolean
}

/** Where documents go to, as the customer says it. */
export default function OwnDetails(props: OwnDetailsProps) {
  const { token, language } = props
  const found = useFound(token, (signal) =>
    api.call(contract.customerSubscriptions.details, { params: { token } }, { signal }),
  )
  if (found.hasFailed) return <p className={styles.details}>{subscriptionTexts[language].failed}</p>
  if (found.data === null) return <Skeleton height="160px" />
  const { street, postcode, city, emailAddress, version } = found.data
  return <Form {...props} given={{ street, postcode, city, emailAddress: emailAddress ?? '' }} version={version} />
}

interface FormProps extends OwnDetailsProps {
  given: CustomerDetails
  version: number
}

function Form({ token, language, isPreview, given, version: first }: FormProps) {
  const say = subscriptionTexts[language]
  const [details, setDetails] = useState(given)
  const [version, setVersion] = useState(first)
  const [state, setState] = useState<'open' | 'sending' | 'saved'>('open')
  const [error, setError] = useState<unknown>()
  const fields = error instanceof ApiError ? error.fields : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setState('sending')
    setError(undefined)
    api.call(contract.customerSubscriptions.saveDetails, { params: { token }, body: { ...details, version } }).then(
      (saved) => {
        setVersion(saved.version)
        setState('saved')
      },
      (failure: unknown) => {
        setState('open')
        setError(failure)
      },
    )
  }
  const field = (name: keyof CustomerDetails, autoComplete: string) => (
    <TextField
      label={say[name === 'emailAddress' ? 'email' : name]}
      autoComplete={autoComplete}
      {...(name === 'emailAddress' && { type: 'email' })}
      readOnly={isPreview}
      value={details[name]}
      onChange={({ target }) => {
        setState('open')
        setDetails((before) => ({ ...before, [name]: target.value }))
      }}
      error={fields[name] && (say.refused?.[name] ?? fields[name])}
    />
  )
  const problem = error !== undefined && Object.keys(fields).length === 0 && failureText(error, language, say.failed)
  return (
    <form noValidate className={styles.details} onSubmit={submit}>
      {field('street', 'street-address')}
      <div className={styles.pair}>
        {field('postcode', 'postal-code')}
        {field('city', 'address-level2')}
      </div>
      {field('emailAddress', 'email')}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.done}>
        {state === 'saved' && say.saved}
      </p>
      {!isPreview && (
        <div className={styles.buttons}>
          <Button type="submit" loading={state === 'sending'}>
            {say.save}
          </Button>
        </div>
      )}
    </form>
  )
}
