/** The words of the toasts. */
export const dutch = {
  region: 'Meldingen',
  errors: 'Foutmeldingen',
  close: 'Sluit notificatie',
  success: 'Gelukt',
  warning: 'Let op',
  error: 'Fout',
  info: 'Informatie',
  undo: 'Ongedaan maken',
}
