/** The words of the row above a list. */
export const dutch = {
  filters: 'Filters',
  clearFilters: 'Filters wissen',
  filterCount: (count: number): string => (count === 1 ? '1 filter aan' : `${count} filters aan`),
  dates: 'Periode',
  display: 'Weergave',
  columns: 'Kolommen',
  density: 'Regelhoogte',
  densities: { compact: 'Compact', normal: 'Normaal', roomy: 'Ruim' },
  export: 'Exporteren',
}
