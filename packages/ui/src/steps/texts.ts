/** The words of where one is in a task. */
export const texts = {
  complete: 'afgerond',
  current: 'huidige stap',
  upcoming: 'nog te doen',
} as const
