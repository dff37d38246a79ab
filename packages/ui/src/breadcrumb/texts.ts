/** The words of a breadcrumb. */
export const texts = {
  label: 'Kruimelpad',
  between: 'Tussenliggende pagina’s',
} as const
