import { contract, type BankRule } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Button, Pane, toast } from '@klopt/ui'
import { useId } from 'react'
import { useMayChange, useWriteBlock } from '../../../app/session/use-write-block.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { FormBody } from '../../../shell/form-body.tsx'
import { lineCount } from '../bank-texts.ts'
import { RuleConditions, RuleDeed } from './rule-fields.tsx'
import { RulePreview } from './rule-preview.tsx'
import * as styles from './rules.css.ts'
import { useSaveRule } from './use-save-rule.ts'

/** A line that names an invoice, or pays a tax, waits for somebody whatever rule fits it. */
const NOTHING_CERTAIN = 'Geen regel verwerkt. Wat hierbij past en nog wacht, kijk je zelf na bij Bank.'

export interface RulePaneProps {
  administrationId: number
  /** Null for a new one. */
  rule: BankRule | null
  onClose: () => void
}

/** A rule beside the list, with what it would do before it is kept. */
export function RulePane({ administrationId, rule, onClose }: RulePaneProps) {
  const formId = useId()
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const { form, submit } = useSaveRule({
    administrationId,
    rule,
    onSaved: (name) => {
      toast.success(`Regel ‘${name}’ is opgeslagen`)
      onClose()
    },
  })
  const { isDirty, isSubmitting, isSubmitSuccessful, errors } = form.formState
  return (
    <Pane
      open
      title={rule?.name ?? 'Nieuwe regel'}
      type="regel"
      width={640}
      onClose={onClose}
      unsavedChanges={isDirty && !isSubmitting && !isSubmitSuccessful}
      footer={
        mayChange && (
          <>
            {rule && <RuleActions {...{ administrationId, rule, onClose }} />}
            <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
              Regel opslaan
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormBody writeBlock={writeBlock}>
          <RuleConditions {...{ administrationId, form }} />
          <RuleDeed {...{ administrationId, form }} />
        </FormBody>
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
      <RulePreview {...{ administrationId, form, rule }} />
    </Pane>
  )
}

/** What is done with a rule as it stands, apart from changing it. */
function RuleActions({ administrationId, rule, onClose }: RulePaneProps & { rule: BankRule }) {
  // Said and closed as soon as it is answered: what is read again has a version of its own, and so a pane of its own.
  const done = (text: string) => ({
    onAnswer: () => {
      toast.success(text)
      onClose()
    },
  })
  const pause = useWrite(
    contract.bank.pauseRule,
    done(rule.paused ? `${rule.name} doet weer mee` : `${rule.name} is gepauzeerd`),
  )
  const remove = useWrite(contract.bank.deleteRule, done(`${rule.name} is verwijderd`))
  const run = useWrite(contract.bank.runRule, {
    onAnswer: ({ processed }) =>
      processed === 0 ? toast.warning(NOTHING_CERTAIN) : toast.success(`${lineCount(processed)} verwerkt`),
  })
  const params = { administrationId, ruleId: rule.id }
  const { version } = rule
  const told = { onError: ({ message }: { message: string }) => toast.error(message) }
  const askRemove = async () => {
    const question = {
      title: 'Regel verwijderen?',
      text: `‘${rule.name}’ stelt niets meer voor. Wat deze regel geboekt heeft, blijft staan.`,
      confirmLabel: 'Regel verwijderen',
      danger: true,
    }
    if (await askConfirmation(question)) remove.mutate({ params, body: { version } }, told)
  }
  return (
    <>
      <Button variant="danger" loading={remove.isPending} onClick={() => void askRemove()}>
        Verwijderen
      </Button>
      <Button
        loading={pause.isPending}
        onClick={() => pause.mutate({ params, body: { version, paused: !rule.paused } }, told)}
      >
        {rule.paused ? 'Hervatten' : 'Pauzeren'}
      </Button>
      {!rule.paused && (
        <Button loading={run.isPending} onClick={() => run.mutate({ params, body: { version } }, told)}>
          Wachtende verwerken
        </Button>
      )}
    </>
  )
}
