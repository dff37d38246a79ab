/** The words of what went wrong. */
export const dutch = {
  errorTitle: 'Oeps, er is iets misgegaan',
  errorCode: (code: number): string => `Foutcode ${code}`,
  ok: 'Ok',
  toDashboard: 'Naar het dashboard',
  brokenTitle: 'Er ging iets mis',
  broken:
    'Er is iets fout gegaan bij het tonen van deze pagina. De fout is geregistreerd, zodat we hem kunnen oplossen. Laad de pagina opnieuw of ga terug.',
  notFoundTitle: 'Pagina niet gevonden',
  notFound: 'Deze pagina bestaat helaas niet.',
}
