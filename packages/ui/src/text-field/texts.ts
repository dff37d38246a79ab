/** The words of fields for text. */
export const texts = {
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  search: 'Zoeken…',
  clearSearch: 'Zoekopdracht wissen',
} as const
