/** The words of a breadcrumb. */
export const dutch = {
  label: 'Kruimelpad',
  between: 'Tussenliggende pagina’s',
}
