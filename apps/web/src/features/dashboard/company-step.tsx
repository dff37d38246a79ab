import { Alert, Button } from '@klopt/ui'
import type { useSaveProfile } from '../../shared/administrations/use-save-profile.ts'
import { CompanyFields } from '../../shell/company-fields.tsx'
import { fields, whole } from '../../shell/company-pane.css.ts'
import * as stepStyles from './first-steps.css.ts'

export type CompanyForm = ReturnType<typeof useSaveProfile>

interface CompanyStepProps {
  administrationId: number
  company: CompanyForm
  onNext: () => void
}

/** Who the company is, filled in where one is. */
export function CompanyStep({ administrationId, company, onNext }: CompanyStepProps) {
  const { form, submit, general, isPending } = company
  return (
    <form noValidate className={stepStyles.inStep} onSubmit={(event) => void submit(event)}>
      <div className={fields}>
        <CompanyFields administrationId={administrationId} form={form} />
        {general !== null && (
          <Alert tone="danger" className={whole}>
            {general}
          </Alert>
        )}
      </div>
      <div className={stepStyles.stepDeeds}>
        <Button type="submit" variant="primary" loading={isPending}>
          Dit klopt, verder
        </Button>
        <Button variant="text" onClick={onNext}>
          Later
        </Button>
      </div>
    </form>
  )
}
