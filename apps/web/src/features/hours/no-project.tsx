import { AppLink, buttonClassName, Card, EmptyState } from '@klopt/ui'
import { FolderKanban } from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'

interface NoProjectProps {
  administrationId: number
  /** Whether the user can make a project. */
  mayAdd: boolean
}

/** In the place of the hours as long as there is no project to write them on: what to do, and who can. */
export const NoProject = ({ administrationId, mayAdd }: NoProjectProps) => (
  <Card padding="none">
    <EmptyState
      icon={FolderKanban}
      title="Nog geen project om uren op te schrijven"
      {...(mayAdd && {
        action: (
          <AppLink
            href={administrationAddress(administrationId, 'projects')}
            className={buttonClassName({ variant: 'primary' })}
          >
            Naar projecten
          </AppLink>
        ),
      })}
    >
      {mayAdd
        ? 'Maak eerst een project, voor een klant of voor jezelf. Daarna schrijf je hier je uren.'
        : 'Vraag de hoofdgebruiker of je boekhouder om een project te maken en jou erbij te zetten. Daarna schrijf je hier je uren.'}
    </EmptyState>
  </Card>
)
