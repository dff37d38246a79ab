/** The words of the list of what was done. */
export const texts = {
  empty: 'Hier is nog niets gebeurd.',
} as const
