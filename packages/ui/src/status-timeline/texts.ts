/** The words of the line of what happened to a thing. */
export const dutch = {
  done: 'gebeurd',
  problem: 'vraagt aandacht',
  upcoming: 'nog niet',
}
