import type { Asset } from '@klopt/api-client/contract'
import { Alert, Button, Pane, toast } from '@klopt/ui'
import { formatDate } from '@klopt/validators'
import { useId } from 'react'
import { useMayChange, useWriteBlock } from '../../app/session/use-write-block.ts'
import { FormBody } from '../../shell/form-body.tsx'
import type { Candidate } from './asset-form.ts'
import { AssetFields } from './asset-fields.tsx'
import * as styles from './assets.css.ts'
import { useSaveAsset } from './use-save-asset.ts'

export interface AssetPaneProps {
  administrationId: number
  /** Null for a new one. */
  asset: Asset | null
  candidate: Candidate | null
  onClose: () => void
}

/** An asset to add or change, beside what it belongs to. */
export function AssetPane({ administrationId, asset, candidate, onClose }: AssetPaneProps) {
  const formId = useId()
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const writeBlock = useWriteBlock(administrationId, { permission: 'ACCOUNTING' })
  const { form, submit } = useSaveAsset({
    administrationId,
    asset,
    candidate,
    onSaved: (name) => {
      toast.success(`${name} is opgeslagen`)
      onClose()
    },
  })
  const { isDirty, isSubmitting, isSubmitSuccessful, errors } = form.formState
  return (
    <Pane
      open
      title={asset?.name ?? 'Nieuw activum'}
      type="activum"
      width={640}
      onClose={onClose}
      unsavedChanges={isDirty && !isSubmitting && !isSubmitSuccessful}
      footer={
        mayChange && (
          <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
            Activum opslaan
          </Button>
        )
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {candidate && !candidate.isOnAssetAccount && (
          <Alert>
            Deze inkoop van {formatDate(candidate.invoiceDate)} staat als kosten op {candidate.account.name}. Als je het
            activum opslaat, gaan die kosten naar de rekening die je kiest.
          </Alert>
        )}
        <FormBody writeBlock={writeBlock}>
          <AssetFields
            administrationId={administrationId}
            form={form}
            isKnown={asset !== null}
            fromPurchase={candidate !== null || asset?.source != null}
          />
        </FormBody>
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}
