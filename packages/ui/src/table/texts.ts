/** The words of a table: its selection, its order and the width of its columns. */
export const dutch = {
  selectAll: 'Alles selecteren',
  selection: 'Selectie',
  select: (name: string): string => `Selecteer ${name}`,
  row: (number: number): string => `rij ${number}`,
  selected: (count: number): string => `${count} gekozen`,
  bulkActions: 'Acties voor de selectie',
  clearSelection: 'Selectie wissen',
  sort: 'Sorteren',
  sortedBy: (column: string): string => `Sorteren: ${column.toLowerCase()}`,
  sortBy: 'Sorteren op',
  order: 'Volgorde',
  ascending: 'Oplopend',
  descending: 'Aflopend',
  ownWidth: 'vanzelf',
  width: (percent: number): string => `${percent}% van de tabel`,
  widthOfColumn: 'Breedte van de kolom',
}
