import { contract, type Invoice, type InvoiceInput } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { useDocumentDraft } from '../../shared/drafts/use-document-draft.ts'
import { inputOf, type Draft } from '../../shared/selling/draft.ts'

export interface DraftOptions {
  administrationId: number
  /** Null for one that does not exist yet; it begins to exist at its first change. */
  invoice: Pick<Invoice, 'id' | 'version'> | null
  initial: Draft
  /** Told once. The first one given is called, so it may hang on nothing that changes. */
  onCreated: (invoiceId: number) => void
}

/** The draft of an invoice, which saves itself. */
export function useDraft({ administrationId, invoice, initial, onCreated }: DraftOptions) {
  const create = useWrite(contract.invoices.create, { errors: 'screen' })
  const save = useWrite(contract.invoices.save, { errors: 'screen' })
  return useDocumentDraft<Draft, InvoiceInput>({
    existing: invoice,
    initial,
    inputOf,
    create: (body) => create.mutateAsync({ params: { administrationId }, body }),
    save: (input, invoiceId, version) =>
      save.mutateAsync({ params: { administrationId, invoiceId }, body: { ...input, version } }),
    onCreated,
  })
}

export type DraftState = ReturnType<typeof useDraft>
