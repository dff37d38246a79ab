import { toast } from '@klopt/ui'

/** Opens the dialog in which a ticket is written; a chunk of its own, as it is needed seldom. */
export async function openTicketDialog(administrationId: number): Promise<void> {
  try {
    const { showTicketDialog } = await import('./ticket-dialog.tsx')
    showTicketDialog(administrationId)
  } catch {
    toast.error('Het formulier kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.')
  }
}
