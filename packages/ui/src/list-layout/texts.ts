/** The words of the keys of a list. */
export const dutch = {
  allKeys: 'alle toetsen',
  title: 'Toetsen in deze lijst',
  row: 'regel',
  select: 'kiezen',
  selectRange: 'reeks kiezen',
  peek: 'inkijken',
  open: 'openen',
  search: 'zoeken',
  all: 'alles kiezen',
  first: 'eerste en laatste regel',
  close: 'inkijken sluiten',
  keys: { space: 'Spatie', enter: 'Enter', shift: 'Shift', control: 'Ctrl', home: 'Home', end: 'End', escape: 'Esc' },
}
