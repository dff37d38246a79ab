import type { BankTransaction } from '@klopt/api-client/contract'
import { Checkbox, Skeleton } from '@klopt/ui'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import { LoadError } from '../../../shell/load-error.tsx'
import { ChoiceCombobox } from './choice-combobox.tsx'
import { canMakeRule, choose, draftOfSuggestion, problemOf, type Part } from './draft.ts'
import * as styles from './line-panel.css.ts'
import { MuteButton } from './mute-button.tsx'
import { PartList } from './part-list.tsx'
import { problemTexts } from './part-texts.ts'
import { PostingPreview } from './posting-preview.tsx'
import { SuggestionCards } from './suggestion-cards.tsx'
import type { ChosenLine } from './use-chosen-line.ts'

export const LINE_FORM_ID = 'bank-line-form'
export const CHOICE_FIELD_ID = 'bank-line-choice'

export interface LineFormProps {
  administrationId: number
  line: BankTransaction
  chosen: ChosenLine
  /** Somebody wanted to book it before it added up. */
  isAttempted: boolean
  onAgree: () => void
}

/** Whether a suggestion leaves something to be said of it: the VAT of an account, or how much of a currency was paid. */
const asksMore = (part: Part): boolean =>
  part.kind === 'account' || (part.kind === 'item' && part.foreignAmount !== undefined)

/** How a waiting line is to be booked: a suggestion, a choice, or a division. */
export function LineForm({ administrationId, line, chosen, isAttempted, onAgree }: LineFormProps) {
  const { draft, accounts, suggestions } = chosen
  if (chosen.isError && !chosen.isReady) return <LoadError onRetry={chosen.retry} />
  if (!chosen.isReady) return <Skeleton height="160px" />
  const suggested = draft.suggestion === null ? undefined : suggestions[draft.suggestion]
  const problem = isAttempted ? problemOf(draft, line) : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onAgree()
  }
  const leaveDivision = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !draft.isSplit) return
    event.preventDefault()
    // One press closes one thing: the pane of a narrow window stays.
    event.stopPropagation()
    chosen.join()
  }
  const showsParts = draft.isSplit || draft.suggestion === null || draft.parts.some(asksMore)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back out of the division
    <form
      id={LINE_FORM_ID}
      className={styles.form}
      onSubmit={submit}
      onKeyDown={leaveDivision}
      noValidate
      aria-label="Boeken"
    >
      <SuggestionCards
        suggestions={suggestions}
        administrationId={administrationId}
        accounts={accounts}
        chosen={draft.suggestion}
        onChoose={(index) => {
          const suggestion = suggestions[index]
          if (suggestion) chosen.change(() => draftOfSuggestion(line, suggestion, index, accounts))
        }}
      />
      {suggested && (
        <MuteButton {...{ administrationId, line }} suggestion={suggested} onMuted={() => chosen.forget(line.id)} />
      )}
      <ChoiceCombobox
        key={line.id}
        id={CHOICE_FIELD_ID}
        administrationId={administrationId}
        accounts={accounts}
        adds={draft.isSplit}
        takesCredits={line.amountCents > 0}
        onChoose={(choice) => chosen.change((before) => choose(before, line, choice))}
        {...(problem !== null && { error: problemTexts[problem] })}
      />
      {showsParts && (
        <PartList administrationId={administrationId} line={line} draft={draft} onChange={chosen.change} />
      )}
      {canMakeRule(draft) && (
        <Checkbox
          label="Boek dit voortaan zo"
          checked={draft.createsRule}
          onChange={({ target }) => chosen.change((before) => ({ ...before, createsRule: target.checked }))}
        />
      )}
      <CountsOn
        administrationId={administrationId}
        date={line.date}
        vat={chosen.processing?.bookings.some(({ vatCode }) => vatCode !== null) ? 'now' : 'none'}
      />
      <div className={styles.posting}>
        <PostingPreview administrationId={administrationId} transactionId={line.id} processing={chosen.processing} />
      </div>
    </form>
  )
}
