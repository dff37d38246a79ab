import { AppLink, buttonClassName, Card, EmptyState } from '@klopt/ui'
import { Lock } from 'lucide-react'
import type { WriteBlock } from '../app/session/write-block.ts'

const reasons: Record<WriteBlock, string> = {
  viewing: 'Je bekijkt de administratie van een klant. Iets toevoegen of wijzigen kan alleen de klant zelf.',
  permission: 'Dit recht heb je in deze administratie niet. Vraag een beheerder om het je te geven.',
  subscription: 'Het abonnement is afgelopen. Alles blijft te bekijken; wijzigen kan weer met een nieuw abonnement.',
}

export interface NoChangeProps {
  writeBlock: WriteBlock
  /** Where what can be looked at is. */
  back: { readonly href: string; readonly label: string }
}

/** In place of a screen on which something is made, for who may make nothing. */
export function NoChange({ writeBlock, back }: NoChangeProps) {
  return (
    <Card>
      <EmptyState
        icon={Lock}
        title="Je kunt hier niets toevoegen"
        action={
          <AppLink href={back.href} className={buttonClassName()}>
            {back.label}
          </AppLink>
        }
      >
        {reasons[writeBlock]}
      </EmptyState>
    </Card>
  )
}
