import { contract, type BankTransaction, type LedgerAccount, type Suggestion } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../../app/transport/api.ts'
import { useNewest } from '../../../shared/drafts/use-newest.ts'
import { draftOfSuggestion, emptyDraft, processingOf, type Draft } from './draft.ts'
import { mergeSuggestions } from './merge-suggestions.ts'

const noAccounts: readonly LedgerAccount[] = []

/** The chosen line with its suggestions, and how it is about to be booked. What was changed stays with its line. */
export function useChosenLine(administrationId: number, line: BankTransaction | undefined) {
  const [drafts, , changeDrafts] = useNewest<ReadonlyMap<number, Draft>>(() => new Map())
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
  const detail = useQuery({
    ...query(contract.bank.transaction, { params: { administrationId, transactionId: line?.id ?? 0 } }),
    enabled: line !== undefined,
  })
  const chart = accounts.data ?? noAccounts
  const suggestions = useMemo(() => mergeSuggestions(detail.data?.suggestions ?? []), [detail.data])
  const draftIn = (kept: ReadonlyMap<number, Draft>) =>
    kept.get(line?.id ?? 0) ?? proposedDraft(line, suggestions, chart)
  const draft = draftIn(drafts)
  const isReady = detail.data !== undefined && accounts.data !== undefined
  const processing = detail.data && isReady ? processingOf(draft, detail.data) : null

  return {
    detail,
    suggestions,
    draft,
    processing,
    accounts: chart,
    isReady,
    isError: detail.isError || accounts.isError,
    retry: () => void Promise.all([detail.refetch(), accounts.refetch()]),
    change: (make: (draft: Draft) => Draft) => {
      if (line) changeDrafts((kept) => new Map(kept).set(line.id, make(draftIn(kept))))
    },
    /** Books it on one thing again: on what is proposed, unless that is a division itself. */
    join: () => {
      const proposed = proposedDraft(line, suggestions, chart)
      if (line) changeDrafts((kept) => new Map(kept).set(line.id, proposed.isSplit ? emptyDraft : proposed))
    },
    /** Takes what is proposed again; after booking or undoing nothing of the old draft holds. */
    forget: (lineId: number) => changeDrafts((kept) => new Map([...kept].filter(([id]) => id !== lineId))),
  }
}

export type ChosenLine = ReturnType<typeof useChosenLine>
/** The best suggestion, unless it is no more than possible: Enter must not book a guess. */
function proposedDraft(
  line: BankTransaction | undefined,
  [best]: readonly Suggestion[],
  accounts: readonly LedgerAccount[],
): Draft {
  return line && best && best.certainty !== 'possible' ? draftOfSuggestion(line, best, 0, accounts) : emptyDraft
}
