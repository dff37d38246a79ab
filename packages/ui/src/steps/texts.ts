/** The words of where one is in a task. */
export const dutch = {
  complete: 'afgerond',
  current: 'huidige stap',
  upcoming: 'nog te doen',
}
