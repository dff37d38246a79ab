/** The words of the bar at the bottom of a phone. */
export const texts = {
  label: 'Hoofdmenu',
  many: '99+',
} as const
