/** The words of fields for text. */
export const dutch = {
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  search: 'Zoeken…',
  clearSearch: 'Zoekopdracht wissen',
}
