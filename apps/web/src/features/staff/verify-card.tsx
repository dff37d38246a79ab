import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Card, Link, TextField } from '@klopt/ui'
import { recoveryCode, twoFactorCode } from '@klopt/validators'
import { useForm } from 'react-hook-form'
import { address } from '../../app/routing/address.ts'
import { asApiError } from '../../app/errors/failures.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './access-screen.css.ts'

const WRONG_CODE = 19005
const NO_SECOND_FACTOR = 90029

/** Proves the second factor again, which counts for an hour. */
export function VerifyCard({ onVerified }: { onVerified?: () => void }) {
  const form = useForm({ defaultValues: { code: '' } })
  const { errors } = form.formState
  const verify = useWrite(contract.admin.verify, { errors: 'screen' })
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await verify.mutateAsync({ body: { code: plainCode(code) ?? code } })
      onVerified?.()
    } catch (cause) {
      const error = asApiError(cause)
      form.resetField('code')
      if (error.code === WRONG_CODE) form.setError('code', { message: error.message }, { shouldFocus: true })
      else showFieldErrors(form, error, ['code'])
    }
  })
  return (
    <Card title="Bevestig dat jij het bent">
      <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>
          Je tweede stap is langer dan een uur geleden. Bevestig hem opnieuw; daarna kun je een uur lang bij gegevens
          van klanten.
        </p>
        <TextField
          label="Code"
          className={styles.code}
          autoComplete="one-time-code"
          spellCheck={false}
          hint="6 cijfers uit je authenticator-app, of een herstelcode."
          error={errors.code?.message}
          {...form.register('code', { validate: (typed) => plainCode(typed) !== null || WRONG_LENGTH })}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        {verify.error?.code === NO_SECOND_FACTOR && <Link href={address('/v2/account')}>Naar Mijn account</Link>}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" loading={verify.isPending}>
            Bevestigen
          </Button>
        </div>
      </form>
    </Card>
  )
}

const WRONG_LENGTH = 'De code moet 6 cijfers lang zijn, een herstelcode precies 16 karakters'

/** The code as it goes over the wire, or null when it is neither of an app nor of the kept ones. */
function plainCode(typed: string): string | null {
  const code = twoFactorCode(typed)
  if (code.ok) return code.value
  const kept = recoveryCode(typed)
  return kept.ok ? kept.value : null
}
