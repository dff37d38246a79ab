import type { JournalTemplateItem } from '@klopt/api-client/contract'
import { AppLink, Badge, type Column } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import { newEntryHref } from '../../../app/routing/hrefs.ts'
import * as styles from '../journal.css.ts'
import { repetitionText } from './repetition-text.ts'
import type { TemplateActions } from './template-actions.ts'
import { TemplateMenu } from './template-menu.tsx'

/** What a template is, when it books itself, and what can be done with it. */
export function templateColumns(actions: TemplateActions): readonly Column<JournalTemplateItem>[] {
  const { administrationId, mayWrite } = actions
  return [
    {
      id: 'name',
      header: 'Naam',
      sortable: true,
      card: 'title',
      cell: ({ id, name, hasBlanks }) => (
        <>
          {mayWrite ? (
            <AppLink href={newEntryHref(administrationId, { template: id })} className={styles.name}>
              {name}
            </AppLink>
          ) : (
            name
          )}{' '}
          {hasBlanks && <Badge>In te vullen</Badge>}
        </>
      ),
    },
    {
      id: 'repetition',
      header: 'Boekt zichzelf',
      width: '300px',
      cell: (template) => <Repetition template={template} none="Nee" />,
      cardCell: (template) => <Repetition template={template} none="Boekt zichzelf niet" />,
    },
    {
      id: 'amount',
      header: 'Bedrag',
      sortable: true,
      width: '128px',
      align: 'end',
      card: 'amount',
      cell: ({ amountCents }) => (amountCents === 0 ? '' : formatAmount(amountCents)),
    },
    ...(mayWrite ? [actionsColumn(actions)] : []),
  ]
}

/** When it books itself; a card has no head that says what 'Nee' is about. */
const Repetition = ({ template, none }: { template: JournalTemplateItem; none: string }) => (
  <>
    {repetitionText(template) ?? none} {template.repetition?.held && <Badge tone="warning">Niet geboekt</Badge>}
  </>
)

const actionsColumn = (actions: TemplateActions): Column<JournalTemplateItem> => ({
  id: 'actions',
  header: '',
  name: 'Acties',
  width: '56px',
  align: 'end',
  card: 'status',
  cell: (template) => <TemplateMenu template={template} {...actions} />,
})
