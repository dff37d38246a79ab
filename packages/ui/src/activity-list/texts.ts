/** The words of the list of what was done. */
export const dutch = {
  empty: 'Hier is nog niets gebeurd.',
}
