/** The words of a link. */
export const dutch = {
  newTab: '(opent in een nieuw tabblad)',
}
