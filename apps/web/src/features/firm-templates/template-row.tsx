import { contract, type FirmTemplate } from '@klopt/api-client/contract'
import { askConfirmation, Badge, Button, IconButton, Menu, toast } from '@klopt/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './firm-templates.css.ts'

interface TemplateRowProps {
  firmId: number
  template: FirmTemplate
  isOwn: boolean
  onEdit: () => void
  onApply: () => void
}

/** A template with what is in it, and what can be done with it. */
export function TemplateRow({ firmId, template, isOwn, onEdit, onApply }: TemplateRowProps) {
  const { id: templateId, name, content } = template
  const remove = useWrite(contract.firmTemplates.remove, { onAnswer: () => toast.success(`${name} is weggegooid`) })
  const ask = async () => {
    const sure = await askConfirmation({
      title: `${name} weggooien`,
      text: 'Wat ermee bij klanten is gedaan, blijft zoals het is.',
      confirmLabel: 'Weggooien',
      danger: true,
    })
    if (sure) remove.mutate({ params: { firmId, templateId } }, { onError: notifyByToast })
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          <Badge dot={false}>{content.kind === 'ledger' ? 'Rekeningschema' : 'Checklist'}</Badge>
        </span>
        <span className={styles.detail}>{sizeOf(content)}</span>
      </div>
      {isOwn && (
        <>
          <Button size="small" onClick={onApply} aria-label={`${name} toepassen`}>
            Toepassen
          </Button>
          <Menu
            placement="bottom-end"
            trigger={<IconButton size="small" icon={Ellipsis} label={`Meer voor ${name}`} />}
            items={[
              { label: 'Wijzigen', icon: Pencil, onSelect: onEdit },
              { label: 'Weggooien', icon: Trash2, danger: true, onSelect: () => void ask() },
            ]}
          />
        </>
      )}
    </li>
  )
}

/** '12 rekeningen' */
function sizeOf(content: FirmTemplate['content']): string {
  if (content.kind === 'ledger')
    return content.accounts.length === 1 ? '1 rekening' : `${content.accounts.length} rekeningen`
  return content.items.length === 1 ? '1 punt' : `${content.items.length} punten`
}
