import { Button, Card, EmptyState } from '@klopt/ui'
import { FolderKanban, Plus } from 'lucide-react'
import { useState } from 'react'
import { ProjectPane } from './project-pane.tsx'

interface NoProjectProps {
  administrationId: number
  /** Whether the user can make a project. */
  mayAdd: boolean
}

/** In the place of the hours as long as there is no project to write them on: who can makes one here, and goes on. */
export function NoProject({ administrationId, mayAdd }: NoProjectProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Card padding="none">
        <EmptyState
          icon={FolderKanban}
          title="Nog geen project om uren op te schrijven"
          {...(mayAdd && {
            action: (
              <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
                Project toevoegen
              </Button>
            ),
          })}
        >
          {mayAdd
            ? 'Maak eerst een project, voor een klant of voor jezelf. Daarna schrijf je hier je uren.'
            : 'Vraag de hoofdgebruiker of je boekhouder om een project te maken en jou erbij te zetten. Daarna schrijf je hier je uren.'}
        </EmptyState>
      </Card>
      {isAdding && <ProjectPane administrationId={administrationId} project={null} onClose={() => setAdding(false)} />}
    </>
  )
}
