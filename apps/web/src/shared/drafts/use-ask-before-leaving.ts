import { askConfirmation } from '@klopt/ui'
import { useBlocker } from '@tanstack/react-router'

/** Asks once, in the page, before what was typed is lost; the browser asks when the tab closes. */
export function useAskBeforeLeaving(hasChanges: boolean): void {
  useBlocker({
    disabled: !hasChanges,
    enableBeforeUnload: hasChanges,
    shouldBlockFn: async () =>
      !(await askConfirmation({
        title: 'Wijzigingen niet opgeslagen',
        text: 'Je hebt iets gewijzigd dat nog niet is opgeslagen. Als je deze pagina verlaat, ben je het kwijt.',
        confirmLabel: 'Verlaten zonder opslaan',
        cancelLabel: 'Verder bewerken',
        danger: true,
      })),
  })
}
