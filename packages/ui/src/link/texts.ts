/** The words of a link. */
export const texts = {
  newTab: '(opent in een nieuw tabblad)',
} as const
