import { contract, type BankRule, type BankRulePreview } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import type { UseFormReturn } from 'react-hook-form'
import { today } from '../../../app/today.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { lineCount, nameOf, shortDay, signedEuro } from '../bank-texts.ts'
import { inputOf, type RuleForm } from './rule-form.ts'
import * as styles from './rules.css.ts'

interface RulePreviewProps {
  administrationId: number
  form: UseFormReturn<RuleForm>
  rule: BankRule | null
}

/** Which lines of the last year the rule would fit as it stands in its form, asked by a button. */
export function RulePreview({ administrationId, form, rule }: RulePreviewProps) {
  const ofNew = useWrite(contract.bank.previewNewRule, { errors: 'screen' })
  const ofKnown = useWrite(contract.bank.previewRule, { errors: 'screen' })
  const asked = rule === null ? ofNew : ofKnown
  // Not `handleSubmit`, after which the form would count as sent and be left without asking.
  const look = async () => {
    const input = (await form.trigger()) ? inputOf(form.getValues()) : null
    if (input === null) return
    const { position: _place, ...body } = input
    if (rule === null) ofNew.mutate({ params: { administrationId }, body })
    else ofKnown.mutate({ params: { administrationId, ruleId: rule.id }, body })
  }
  return (
    <section className={styles.preview} aria-label="Wat deze regel zou raken">
      <Button onClick={() => void look()} loading={asked.isPending}>
        Bekijk wat deze regel zou raken
      </Button>
      {asked.error && <Alert tone="danger">{asked.error.message}</Alert>}
      {asked.data && <Found {...asked.data} />}
    </section>
  )
}

function Found({ count, waiting, lines }: BankRulePreview) {
  const day = today()
  return (
    <>
      <p role="status">
        Deze regel past bij {lineCount(count)} van het afgelopen jaar
        {waiting > 0 && `, waarvan er ${waiting} op verwerking ${waiting === 1 ? 'wacht' : 'wachten'}`}.
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span>
                {shortDay(line.date, day)} · {nameOf(line)}
              </span>
              <span>{signedEuro(line.amountCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
