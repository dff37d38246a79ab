import { contract, type Estimate, type EstimateInput } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { useDocumentDraft } from '../../shared/drafts/use-document-draft.ts'
import { estimateInputOf, type EstimateDraft } from './estimate-draft.ts'

export interface EstimateDraftOptions {
  administrationId: number
  /** Null for one that does not exist yet; it begins to exist at its first change. */
  estimate: Pick<Estimate, 'id' | 'version'> | null
  initial: EstimateDraft
  /** Told once. The first one given is called, so it may hang on nothing that changes. */
  onCreated: (estimateId: number) => void
}

/** The draft of an estimate, which saves itself. */
export function useEstimateDraft({ administrationId, estimate, initial, onCreated }: EstimateDraftOptions) {
  const create = useWrite(contract.estimates.create, { errors: 'screen' })
  const save = useWrite(contract.estimates.save, { errors: 'screen' })
  return useDocumentDraft<EstimateDraft, EstimateInput>({
    existing: estimate,
    initial,
    inputOf: estimateInputOf,
    create: (body) => create.mutateAsync({ params: { administrationId }, body }),
    save: (input, estimateId, version) =>
      save.mutateAsync({ params: { administrationId, estimateId }, body: { ...input, version } }),
    onCreated,
  })
}

export type EstimateDraftState = ReturnType<typeof useEstimateDraft>
