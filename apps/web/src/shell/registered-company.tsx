import { contract, type RegisteredCompany } from '@klopt/api-client/contract'
import { Button, Icon } from '@klopt/ui'
import { formatDate, kvkNumber as checkNumber } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { query } from '../app/transport/api.ts'
import type { ProfileForm } from '../shared/administrations/profile-form.ts'
import * as styles from './company-pane.css.ts'

type Form = UseFormReturn<ProfileForm>
/** What follows from a number of the trade register. */
export const REGISTERED = ['companyName', 'street', 'postcode', 'city'] as const
type Registered = Readonly<Record<(typeof REGISTERED)[number], string>>

/**
 * The company of the number that is typed, as the trade register has it; what is still empty is filled in with it at once.
 * Undefined while nothing was typed or the number is none.
 */
export function useRegisteredCompany(form: Form, administrationId: number) {
  const typed = useWatch({ control: form.control, name: 'kvkNumber' })
  const { dirtyFields } = useFormState({ control: form.control })
  const checked = checkNumber(typed)
  const input = { params: { administrationId }, query: { kvkNumber: checked.ok ? checked.value : '' } }
  const { data, isError } = useQuery({
    ...query(contract.tradeRegister.find, input),
    // What is kept already was looked up when it was typed.
    enabled: dirtyFields.kvkNumber === true && checked.ok,
    staleTime: Infinity,
    meta: { errors: 'screen' },
  })
  const answer = dirtyFields.kvkNumber === true && checked.ok ? data : undefined
  const company = answer?.company ?? null
  useEffect(() => {
    if (company === null) return
    const empty = Object.entries(fieldsOf(company)).filter(([name]) => form.getValues(name as keyof Registered) === '')
    fillIn(form, Object.fromEntries(empty))
  }, [company, form])
  const values = useWatch({ control: form.control, name: REGISTERED })
  const told: Partial<Registered> = company === null ? {} : fieldsOf(company)
  const isTold = (name: keyof Registered) => values[REGISTERED.indexOf(name)] === told[name]
  const differs = REGISTERED.some((name) => told[name] !== undefined && !isTold(name))
  const takeOver = () => company !== null && fillIn(form, fieldsOf(company))
  const isProposed = (name: keyof Registered) => told[name] !== undefined && isTold(name)
  const isAsked = dirtyFields.kvkNumber === true && checked.ok
  const state = isAsked && isError ? 'unanswered' : answer?.state
  return { state, company, isProposed, takeOver: differs ? takeOver : null }
}

const fieldsOf = ({ name, address }: RegisteredCompany): Partial<Registered> => ({ companyName: name, ...address })

function fillIn(form: Form, values: Partial<Registered>): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as keyof Registered, value, { shouldDirty: true, shouldValidate: true })
  }
}

/** What the register says of the number, beside its field, or below it on a phone. */
export function RegisterAnswer({ state, company, takeOver }: ReturnType<typeof useRegisteredCompany>) {
  return (
    <div className={styles.register}>
      <div role="status">
        {company !== null && (
          <p className={styles.found}>
            <Icon of={CircleCheck} />
            <span className={styles.foundWords}>
              <span>
                Gevonden: {company.name}
                {company.endedOn !== null && `, uitgeschreven op ${formatDate(company.endedOn)}`}
              </span>
              {takeOver !== null && (
                <Button variant="link" size="extra-small" onClick={takeOver}>
                  Gegevens overnemen
                </Button>
              )}
            </span>
          </p>
        )}
        {/* Whoever typed it is answered too where the server asks nobody. */}
        {state === 'off' && (
          <p className={styles.found}>
            <Icon of={CircleCheck} />
            <span>Ziet er goed uit. Vul naam en adres hieronder in.</span>
          </p>
        )}
        {state === 'unknown' && <p className={styles.notFound}>Dit nummer staat niet in het Handelsregister.</p>}
        {state === 'unanswered' && (
          <p className={styles.notFound}>Het Handelsregister antwoordt nu niet. Vul je gegevens zelf in.</p>
        )}
      </div>
    </div>
  )
}
