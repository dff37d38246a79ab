import { Alert, Button } from '@klopt/ui'
import type { useSaveProfile } from '../../shared/administrations/use-save-profile.ts'
import { CompanyFields } from '../../shell/company-fields.tsx'
import { fields, whole } from '../../shell/company-pane.css.ts'
import * as styles from './dashboard.css.ts'

export type CompanyForm = ReturnType<typeof useSaveProfile>

interface CompanyStepProps {
  administrationId: number
  company: CompanyForm
}

/** Who the company is, filled in where one is. */
export function CompanyStep({ administrationId, company: { form, submit, general, isPending } }: CompanyStepProps) {
  return (
    <form noValidate className={styles.companyStep} onSubmit={(event) => void submit(event)}>
      <div className={fields}>
        <CompanyFields administrationId={administrationId} form={form} />
        {general !== null && (
          <Alert tone="danger" className={whole}>
            {general}
          </Alert>
        )}
      </div>
      <div className={styles.deed}>
        <Button type="submit" variant="primary" loading={isPending}>
          Dit klopt, verder
        </Button>
      </div>
    </form>
  )
}
