import type { CompanyProfile, RecurringInvoice } from '@klopt/api-client/contract'
import { Card, TextField } from '@klopt/ui'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { DraftLines } from '../../shared/selling/draft-lines.tsx'
import { useCustomer, usePickCustomer } from '../../shared/selling/use-customer.ts'
import { useLiveTotals } from '../../shared/selling/use-live-totals.ts'
import { usualVatCode } from '../../shared/selling/vat-choices.ts'
import * as editor from '../../shell/document-editor.css.ts'
import { CurrencyField } from '../../shell/currency-field.tsx'
import { DraftExtras } from '../../shell/draft-extras.tsx'
import { DraftScreen } from '../../shell/draft-screen.tsx'
import { CustomerPicker } from '../contacts/customer-picker.tsx'
import { DraftRecurringActions, type RecurringRefusal } from './draft-recurring-actions.tsx'
import { MailPanel } from './mail-panel.tsx'
import { NextTwelve } from './next-twelve.tsx'
import * as styles from './recurring.css.ts'
import type { RecurringDraft } from './recurring-draft.ts'
import { recurringBack } from './recurring-filters.ts'
import { RECURRING_STATUSES } from './recurring-statuses.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { useRecurringDraft } from './use-recurring-draft.ts'

export interface RecurringEditorProps {
  administrationId: number
  /** Null for one that does not exist yet. */
  recurring: RecurringInvoice | null
  initial: RecurringDraft
  profile: CompanyProfile
  onCreated: (recurringInvoiceId: number) => void
  onLoadNewest: () => void
}

/** A recurring invoice that makes nothing now: the form at the left, the next twelve at the right. It saves itself. */
export function RecurringEditor(props: RecurringEditorProps) {
  const { administrationId, recurring, profile, initial, onCreated, onLoadNewest } = props
  const [currentDay] = useState(() => today())
  const state = useRecurringDraft({ administrationId, recurring, initial, onCreated })
  const { draft, update } = state
  const [refused, setRefused] = useState<RecurringRefusal | null>(null)
  const problems = { ...refused?.fields, ...state.problems }
  const change: typeof update = (how) => {
    setRefused(null)
    update(how)
  }
  const contact = useCustomer(administrationId, draft.contactId)
  const pick = usePickCustomer(administrationId, profile.paymentTermDays, change)
  const { totals } = useLiveTotals({ administrationId, draft, profile, today: currentDay })
  return (
    <DraftScreen
      {...{ administrationId, state, onLoadNewest }}
      back={recurringBack(administrationId)}
      title={recurring?.contactName ? `Herhaalfactuur voor ${recurring.contactName}` : 'Nieuwe herhaalfactuur'}
      badge={RECURRING_STATUSES[recurring?.status ?? 'draft'].label}
      what="Deze herhaalfactuur"
      existing={recurring}
      today={currentDay}
      preview={null}
      aside={
        <aside aria-label="De volgende twaalf" className={styles.aside}>
          <h2 className={styles.asideTitle}>De volgende twaalf</h2>
          <NextTwelve
            administrationId={administrationId}
            recurringInvoiceId={state.known().id}
            currency={draft.currency}
          />
        </aside>
      }
      actions={
        <DraftRecurringActions
          {...{ administrationId, state, recurring }}
          refusal={refused}
          onRefused={setRefused}
          onStarted={onLoadNewest}
        />
      }
    >
      <div className={editor.head}>
        <CustomerPicker
          className={editor.contact}
          administrationId={administrationId}
          contactId={draft.contactId}
          onPick={pick}
          error={problems['contactId']}
        />
        <TextField
          label="Betaaltermijn"
          inputMode="numeric"
          suffix={<span className={editor.unit}>dagen</span>}
          value={draft.paymentTermDays}
          onChange={({ target }) => change((before) => ({ ...before, paymentTermDays: target.value }))}
          error={problems['paymentTermDays']}
        />
      </div>
      <SchedulePanel draft={draft} update={change} problems={problems} />
      {draft.mode === 'send' && <MailPanel draft={draft} update={change} problems={problems} />}
      <Card padding="none">
        <DraftLines
          {...{ administrationId, draft, problems, totals }}
          update={change}
          lineVatCode={usualVatCode(contact?.vatTreatment)}
          today={currentDay}
        />
      </Card>
      <DraftExtras
        {...{ draft, problems, totals }}
        update={change}
        due={{ label: 'Totaal inclusief btw', cents: totals?.grossCents ?? 0 }}
        what="de factuur"
      >
        <CurrencyField {...{ administrationId, draft, problems }} update={change} rateHint={rateHintOf(draft)} />
      </DraftExtras>
    </DraftScreen>
  )
}

const rateHintOf = ({ mode }: RecurringDraft): string =>
  mode === 'send'
    ? 'Elke factuur krijgt de koers van de eigen dag. Is die er niet, dan wacht de factuur en zie je dat op het dashboard.'
    : 'Elke factuur krijgt de koers van de eigen dag als die bekend is, anders deze.'
