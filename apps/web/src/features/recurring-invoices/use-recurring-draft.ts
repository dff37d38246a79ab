import { contract, type RecurringInvoice, type RecurringInvoiceInput } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { useDocumentDraft } from '../../shared/drafts/use-document-draft.ts'
import { recurringInputOf, type RecurringDraft } from './recurring-draft.ts'

export interface RecurringDraftOptions {
  administrationId: number
  /** Null for one that does not exist yet; it begins to exist at its first change. */
  recurring: Pick<RecurringInvoice, 'id' | 'version'> | null
  initial: RecurringDraft
  /** Told once. The first one given is called, so it may hang on nothing that changes. */
  onCreated: (recurringInvoiceId: number) => void
}

/** The draft of a recurring invoice, which saves itself. */
export function useRecurringDraft({ administrationId, recurring, initial, onCreated }: RecurringDraftOptions) {
  const create = useWrite(contract.recurringInvoices.create, { errors: 'screen' })
  const save = useWrite(contract.recurringInvoices.save, { errors: 'screen' })
  return useDocumentDraft<RecurringDraft, RecurringInvoiceInput>({
    existing: recurring,
    initial,
    inputOf: recurringInputOf,
    create: (body) => create.mutateAsync({ params: { administrationId }, body }),
    save: (input, recurringInvoiceId, version) =>
      save.mutateAsync({ params: { administrationId, recurringInvoiceId }, body: { ...input, version } }),
    onCreated,
  })
}

export type RecurringDraftState = ReturnType<typeof useRecurringDraft>
