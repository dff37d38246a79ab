import { contract, type Asset } from '@klopt/api-client/contract'
import { useForm } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { formOf, inputOf, type AssetForm, type Candidate } from './asset-form.ts'

export interface SaveAsset {
  administrationId: number
  /** Null for a new one. */
  asset: Asset | null
  /** The line of a purchase that a new one was bought by. */
  candidate: Candidate | null
  onSaved: (name: string) => void
}

const own = ['name', 'note', 'accountId', 'costCents', 'residualCents', 'inUseOn', 'acquiredOn', 'every'] as const
/** What the server calls the fields of the method and of what was taken over. */
const renamed = {
  'method.months': 'months',
  'method.percent': 'percent',
  'takenOver.day': 'takenOverDay',
  'takenOver.depreciatedCents': 'takenOverCents',
} as const

/** The form of an asset with its saving: the server's errors stand at their fields. */
export function useSaveAsset({ administrationId, asset, candidate, onSaved }: SaveAsset) {
  const form = useForm<AssetForm>({ defaultValues: formOf(asset, candidate), mode: 'onTouched' })
  const create = useWrite(contract.assets.create)
  const save = useWrite(contract.assets.save)
  const submit = form.handleSubmit(async (values) => {
    const body = inputOf(values)
    if (body === null) return
    try {
      if (asset === null) {
        const source = candidate && { purchaseId: candidate.purchaseId, lineNumber: candidate.lineNumber }
        await create.mutateAsync({ params: { administrationId }, body: { ...body, source } })
      } else {
        const params = { administrationId, assetId: asset.id }
        await save.mutateAsync({ params, body: { ...body, version: asset.version } })
      }
      form.reset(values)
      onSaved(body.name)
    } catch (thrown) {
      showFieldErrors(form, asApiError(thrown), own, renamed)
    }
  })
  return { form, submit }
}
