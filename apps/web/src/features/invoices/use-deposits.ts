import { contract, type Deposit, type Invoice } from '@klopt/api-client/contract'
import type { ListedDeposit } from '@klopt/bookkeeping/documents'
import { isVatCode } from '@klopt/bookkeeping/vat'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../app/transport/api.ts'
import type { Draft } from '../../shared/selling/draft.ts'
import type { ListedDeposits } from '../../shared/selling/draft-totals.ts'

/** A deposit that can be chosen on a draft. */
export interface DepositChoice {
  readonly deposit: Deposit
  /** Another draft on which it stands, which keeps it from this one. */
  readonly otherDraftId: number | null
}

type Existing = Pick<Invoice, 'id' | 'creditsInvoiceId' | 'deposits'>

/**
 * The deposits that a draft can take off: those of its customer that stand on no final invoice; a credit invoice gives back
 * those of the invoice it credits. `listed` are the ones that were chosen, as the totals and the paper want them.
 */
export function useDeposits(administrationId: number, draft: Draft, invoice: Existing | null) {
  const { contactId } = draft
  const isReturned = invoice !== null && invoice.creditsInvoiceId !== null
  const open = useQuery({
    ...query(contract.invoices.deposits, {
      params: { administrationId },
      query: { contactId: String(contactId ?? '') },
    }),
    enabled: contactId !== null && !isReturned && draft.isDeposit !== true,
    meta: { errors: 'screen' },
  }).data
  const choices = useMemo(
    () => (draft.isDeposit === true ? [] : choicesOf(contactId === null ? [] : (open ?? []), invoice, isReturned)),
    [open, invoice, isReturned, contactId, draft.isDeposit],
  )
  const listed = useMemo<ListedDeposits>(() => {
    const chosen = choices.filter(({ deposit }) => draft.depositIds?.includes(deposit.id) === true)
    return { deposits: chosen.map(({ deposit }) => listedOf(deposit)), returns: isReturned }
  }, [choices, draft.depositIds, isReturned])
  return { choices, listed }
}

/** What can be chosen, with the drafts that keep some of it from this one. */
export function choicesOf(
  open: readonly (Deposit & { readonly draftInvoiceId: number | null })[],
  invoice: Existing | null,
  isReturned: boolean,
): DepositChoice[] {
  if (isReturned) return (invoice?.deposits ?? []).map((deposit) => ({ deposit, otherDraftId: null }))
  return open.map(({ draftInvoiceId, ...deposit }) => ({
    deposit,
    otherDraftId: draftInvoiceId === (invoice?.id ?? null) ? null : draftInvoiceId,
  }))
}

function listedOf({ number, invoiceDate, vat }: Deposit): ListedDeposit {
  return {
    number,
    invoiceDate,
    vat: vat.flatMap(({ vatCode, ...row }) => (isVatCode(vatCode) ? [{ vatCode, ...row }] : [])),
  }
}
