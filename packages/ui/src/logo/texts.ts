/** The name beside the mark. */
export const dutch = {
  name: 'Klopt',
}
