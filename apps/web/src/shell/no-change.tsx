import { AppLink, buttonClassName, Card, EmptyState, PageHeader } from '@klopt/ui'
import { Lock } from 'lucide-react'
import type { WriteBlock } from '../app/session/write-block.ts'

const reasons: Record<WriteBlock, { readonly title: string; readonly text: string }> = {
  viewing: {
    title: 'Je bekijkt de administratie van een klant',
    text: 'Iets toevoegen of wijzigen kan alleen de klant zelf.',
  },
  permission: {
    title: 'Dit recht heb je in deze administratie niet',
    text: 'Vraag een beheerder om het je te geven.',
  },
  subscription: {
    title: 'Het abonnement is afgelopen',
    text: 'Alles blijft te bekijken; wijzigen kan weer met een nieuw abonnement.',
  },
}

export interface NoChangeProps {
  writeBlock: WriteBlock
  /** Where what can be looked at is. */
  back: { readonly href: string; readonly label: string }
}

/** In place of a screen on which something is made, for who may make nothing. */
export function NoChange({ writeBlock, back }: NoChangeProps) {
  const { title, text } = reasons[writeBlock]
  return (
    <>
      <PageHeader title="Je kunt hier niets toevoegen" />
      <Card>
        <EmptyState
          icon={Lock}
          title={title}
          action={
            <AppLink href={back.href} className={buttonClassName()}>
              {back.label}
            </AppLink>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </>
  )
}
