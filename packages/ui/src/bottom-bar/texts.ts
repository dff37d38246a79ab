/** The words of the bar at the bottom of a phone. */
export const dutch = {
  label: 'Hoofdmenu',
  many: '99+',
}
