/** The words of a question. */
export const dutch = {
  cancel: 'Annuleren',
  unsavedTitle: 'Het formulier is nog niet opgeslagen',
  unsaved: 'Als je nu sluit, ben je kwijt wat je hebt ingevuld.',
  closeUnsaved: 'Sluiten zonder opslaan',
  goOn: 'Verder bewerken',
}
