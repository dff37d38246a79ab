import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Pane, Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '../app/transport/api.ts'
import { CompanyFields } from './company-fields.tsx'
import { LoadError } from './load-error.tsx'
import * as styles from './company-pane.css.ts'
import { useSaveProfile, type SaveProfile } from '../shared/administrations/use-save-profile.ts'

interface CompanyPaneProps {
  administrationId: number
  onClose: () => void
}

const TITLE = 'Je bedrijfsgegevens'

/** What the law wants of the company on every invoice, beside the work one comes back to. */
export function CompanyPane({ administrationId, onClose }: CompanyPaneProps) {
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  if (profile.data) return <OpenCompanyPane {...{ administrationId, onClose }} profile={profile.data} />
  return (
    <Pane open title={TITLE} onClose={onClose}>
      {profile.isError ? (
        <LoadError error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Pane>
  )
}

type OpenCompanyPaneProps = CompanyPaneProps & Pick<SaveProfile, 'profile'>

function OpenCompanyPane({ administrationId, profile, onClose }: OpenCompanyPaneProps) {
  const formId = useId()
  const { form, submit, general, isPending } = useSaveProfile({
    administrationId,
    profile,
    onSaved: () => {
      toast.success('Bedrijfsgegevens opgeslagen')
      onClose()
    },
  })
  const { isDirty } = form.formState
  const save = (
    <Button type="submit" form={formId} variant="primary" loading={isPending}>
      Opslaan
    </Button>
  )
  return (
    <Pane open title={TITLE} type="company" onClose={onClose} unsavedChanges={isDirty && !isPending} footer={save}>
      <form
        id={formId}
        noValidate
        className={styles.fields}
        // A pane is drawn elsewhere, but its events still reach the form of the page.
        onSubmit={(event) => {
          event.stopPropagation()
          void submit(event)
        }}
      >
        <CompanyFields administrationId={administrationId} form={form} />
        {general !== null && (
          <Alert tone="danger" className={styles.whole}>
            {general}
          </Alert>
        )}
      </form>
    </Pane>
  )
}
