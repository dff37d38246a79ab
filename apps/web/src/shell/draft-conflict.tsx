import { Alert, Button } from '@klopt/ui'

/** What to do when a draft was changed elsewhere. `what`: 'Deze factuur'. */
export function DraftConflict({ what, onLoadNewest }: { what: string; onLoadNewest: () => void }) {
  return (
    <Alert
      tone="warning"
      title={`${what} is intussen ergens anders gewijzigd`}
      action={<Button onClick={onLoadNewest}>Nieuwste versie laden</Button>}
    >
      Misschien in een ander tabblad, of door een collega. Wat je daarna hier typte is niet bewaard. Laad de nieuwste
      versie om verder te gaan.
    </Alert>
  )
}
