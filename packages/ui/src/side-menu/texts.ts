/** The words of the menu at the side. */
export const dutch = {
  label: 'Hoofdmenu',
  expand: 'Menu uitklappen',
  collapse: 'Menu inklappen',
}
