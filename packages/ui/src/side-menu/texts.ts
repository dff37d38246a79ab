/** The words of the menu at the side. */
export const texts = {
  label: 'Hoofdmenu',
  expand: 'Menu uitklappen',
  collapse: 'Menu inklappen',
} as const
