import { Alert, Button, Kbd, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { useEffect, useRef, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import { fromForm } from '../../shared/administrations/profile-form.ts'
import type { useSaveProfile } from '../../shared/administrations/use-save-profile.ts'
import { lackingOf, listed } from '../../shared/selling/needed.ts'
import { CompanyFields } from '../../shell/company-fields.tsx'
import { whole, wideFields } from '../../shell/company-pane.css.ts'
import * as stepStyles from './first-steps.css.ts'

export type CompanyForm = ReturnType<typeof useSaveProfile>

interface CompanyStepProps {
  administrationId: number
  company: CompanyForm
  /** How often it was kept while an invoice still lacked something. */
  keptShort: number
  onNext: () => void
}

/** Who the company is, filled in where one is. What an invoice lacks of it is said at its field, once the rest is kept. */
export function CompanyStep({ administrationId, company, keptShort, onNext }: CompanyStepProps) {
  const { form, submit, general, isPending } = company
  const shown = useWatch({ control: form.control })
  const lacking = keptShort === 0 ? [] : lackingOf(fromForm({ ...form.getValues(), ...shown }))
  const fieldsPlace = useFirstLacking(keptShort)
  useBegin(fieldsPlace)
  return (
    <form noValidate className={stepStyles.inStep} onSubmit={(event) => void submit(event)}>
      <div ref={fieldsPlace} className={wideFields}>
        <CompanyFields {...{ administrationId, form }} lacking={lacking.map(({ field }) => field)} asksAll />
        {lacking.length > 0 && (
          <Alert tone="warning" title="Opgeslagen, maar nog niet compleet" className={whole}>
            {`Zonder ${listed(lacking.map(({ word }) => word))} kun je geen factuur versturen. Vul het hier aan, of doe het later.`}
          </Alert>
        )}
        {general !== null && (
          <Alert tone="danger" className={whole}>
            {general}
          </Alert>
        )}
      </div>
      <div className={stepStyles.stepDeeds}>
        <Button type="submit" variant="primary" loading={isPending}>
          <NextWords />
        </Button>
        <Button onClick={onNext}>Later</Button>
      </div>
    </form>
  )
}

/** The words of the deed that ends a step, with the key that does the same. */
export const NextWords = () => (
  <>
    Dit klopt, verder{' '}
    <span aria-hidden>
      <Kbd>Enter</Kbd>
    </span>
  </>
)

/** Leads to the first field that is still asked for, each time that something was kept without it. */
function useFirstLacking(keptShort: number) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (keptShort > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [keptShort])
  return place
}

/** Who arrives types at once, in the first field that is empty; who is somewhere in the page already is left there. */
function useBegin(place: RefObject<HTMLElement | null>) {
  // Under a finger the keyboard would lie over what one came to read.
  const isTouch = useMediaQuery(media.touch)
  useEffect(() => {
    const { activeElement } = document
    if (isTouch || (activeElement !== null && !activeElement.matches('body, main'))) return
    const fields = [...(place.current?.querySelectorAll('input') ?? [])]
    fields.find(({ value, disabled }) => value === '' && !disabled)?.focus({ preventScroll: true })
  }, [place, isTouch])
}
