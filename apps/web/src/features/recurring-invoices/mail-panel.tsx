import type { RichTextDocument } from '@klopt/api-client/contract'
import { Card, Switch, TextField } from '@klopt/ui'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { emailVariables } from '../../shared/selling/email-variables.ts'
import type { RecurringDraft } from './recurring-draft.ts'
import * as styles from './recurring.css.ts'
import type { RecurringDraftState } from './use-recurring-draft.ts'

interface MailPanelProps {
  draft: RecurringDraft
  update: RecurringDraftState['update']
  problems: RecurringDraftState['problems']
}

/** The words of the mail with each invoice: the usual ones, or its own. */
export function MailPanel({ draft: { mail }, update, problems }: MailPanelProps) {
  const set = (changed: RecurringDraft['mail']) => update((before) => ({ ...before, mail: changed }))
  return (
    <Card title="Mail">
      <div className={styles.fields}>
        <Switch
          label="Eigen tekst bij deze facturen"
          className={styles.wholeRow}
          checked={mail !== null}
          onChange={(isOwn) => set(isOwn ? { subject: SUBJECT, body: firstWords } : null)}
        />
        {mail !== null && (
          <>
            <div className={styles.wholeRow}>
              <TextField
                label="Onderwerp"
                required
                maxLength={200}
                hint="Ook hier kun je {periode}, {{factuurnummer}}, {{klant}} en {{bedrijf}} gebruiken."
                value={mail.subject}
                onChange={({ target }) => set({ ...mail, subject: target.value })}
                error={problems['mailSubject']}
              />
            </div>
            <div className={styles.wholeRow}>
              <RichTextField
                label="Tekst van de mail"
                required
                value={mail.body}
                onChange={(body) => set({ ...mail, body })}
                variables={emailVariables}
                maxLength={8000}
                error={problems['mailBody']}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

const SUBJECT = 'Factuur {{factuurnummer}} voor {periode}'

/** What its writer begins with. */
const firstWords: RichTextDocument = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Beste ' },
        { type: 'variable', attrs: { name: 'klant' } },
        { type: 'text', text: ',' },
      ],
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'In de bijlage vind je de factuur voor {periode}.' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Met vriendelijke groet,' },
        { type: 'line_break' },
        { type: 'variable', attrs: { name: 'bedrijf' } },
      ],
    },
  ],
}
