import { contract, type JournalTemplateItem } from '@klopt/api-client/contract'
import { askConfirmation, IconButton, Menu, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../../app/routing/address.ts'
import { newEntryHref } from '../../../app/routing/hrefs.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { TemplateActions } from './template-actions.ts'

/** What can be done with one template. */
export function TemplateMenu(props: TemplateActions & { template: JournalTemplateItem }) {
  const { administrationId, template, onRename, onRepeat } = props
  const { id: templateId, version, name, repetition } = template
  const navigate = useNavigate()
  const pause = useWrite(contract.journalTemplates.pause)
  const resume = useWrite(contract.journalTemplates.resume)
  const remove = useWrite(contract.journalTemplates.delete)
  const input = { params: { administrationId, templateId }, body: { version } }
  const tell = (error: unknown) => notifyByToast(asApiError(error))
  const discard = async () => {
    const isSure = await askConfirmation({
      title: `Sjabloon ${name} verwijderen?`,
      text: 'Het sjabloon boekt zichzelf dan niet meer. Wat er al mee geboekt is blijft staan.',
      confirmLabel: 'Verwijderen',
      danger: true,
    })
    if (!isSure) return
    await remove.mutateAsync(input).then(() => toast.success(`${name} is verwijderd.`), tell)
  }
  const rest = () => pause.mutateAsync(input).then(() => toast.success(`${name} is gepauzeerd.`), tell)
  const goOn = () =>
    resume
      .mutateAsync(input)
      .then(() => toast.success(`${name} gaat weer door. Wat in de pauze viel is overgeslagen.`), tell)
  const isPaused = repetition?.pausedOn != null
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton label={`Acties voor ${name}`} icon={MoreHorizontal} size="small" variant="text" />}
      items={[
        {
          label: 'Boeking beginnen',
          onSelect: () => void navigate({ href: newEntryHref(administrationId, { template: templateId }) }),
        },
        { label: 'Zichzelf laten boeken', onSelect: () => onRepeat(template) },
        ...(repetition === null
          ? []
          : [
              isPaused
                ? { label: 'Door laten gaan', onSelect: () => void goOn() }
                : { label: 'Pauzeren', onSelect: () => void rest() },
            ]),
        {
          label: 'Regels wijzigen',
          onSelect: () =>
            void navigate({
              href: administrationAddress(administrationId, 'journal/templates/$templateId', {
                params: { templateId },
              }),
            }),
        },
        { label: 'Naam wijzigen', onSelect: () => onRename(template) },
        { label: 'Verwijderen', onSelect: () => void discard() },
      ]}
    />
  )
}
