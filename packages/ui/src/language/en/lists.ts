import type { Texts } from '../language.ts'

type Lists =
  | 'compareTable'
  | 'entryGrid'
  | 'listLayout'
  | 'listToolbar'
  | 'pagination'
  | 'reportTable'
  | 'richText'
  | 'table'
  | 'timeGrid'
  | 'viewChips'

const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`
const linesOf = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`

/** The texts of lists, grids and the editor. */
export const lists: Pick<Texts, Lists> = {
  compareTable: {
    difference: 'Difference',
    sideOf: (measure, side) => `${measure}: ${side.toLowerCase()}`,
    hidden: (count, name) =>
      count === 1
        ? `1 ${name.one} without an amount is hidden.`
        : `${count} ${name.more} without an amount are hidden.`,
    showAll: 'Show all',
    showLess: 'Hide without an amount',
    opens: 'Enter opens',
  },
  entryGrid: {
    line: 'Line',
    place: (header, line) => `${header}, line ${line}`,
    actions: 'Actions',
    actionsOf: (line) => `Actions of line ${line}`,
    add: 'Line',
    addFull: 'Add a line',
    insertAbove: 'Insert a line above',
    insertBelow: 'Insert a line below',
    remove: 'Remove the line',
    removeKeys: 'Ctrl ⌫',
    removed: (line) => `Line ${line} removed.`,
    full: (maxRows) => `There is room for no more than ${maxRows} lines.`,
    total: 'Total',
    empty: 'No lines yet',
    differenceKey: '=',
    filled: 'filled in the difference:',
    noDifference: 'There is no difference to fill in.',
    pasted: (lines) => `${linesOf(lines)} pasted.`,
    paste: 'Paste from a spreadsheet',
    pasteHere: 'Paste the cells of your spreadsheet here',
    pasteFrom: (place) => `They go from ${place} on.`,
    putIn: 'Insert',
    cancelPaste: 'Cancel',
    notPasted: 'Nothing was pasted',
    notPastedWhy: 'Correct this in your spreadsheet and paste again:',
    more: (count) => `and ${count} more`,
    wrong: (place, text, why) => `${place}: "${text}" ${why}.`,
    isNoAmount: 'is not an amount',
    isNoNumber: 'is not a number',
    isNoDate: 'is not a date',
    isNoChoice: 'is not in the list',
    tooWide: (pasted, header, room) =>
      `You paste ${pasted} columns; from ${header} on there is room for ${room === 1 ? '1' : room}.`,
    tooLong: (pasted, maxRows) => `You paste ${linesOf(pasted)}; there is room for ${maxRows} in all.`,
    announced: (place, error, others) =>
      `${place}: ${error}${others > 0 ? ` And ${others} more ${others === 1 ? 'cell' : 'cells'} to correct.` : ''}`,
  },
  listLayout: {
    allKeys: 'all keys',
    title: 'Keys in this list',
    row: 'row',
    select: 'select',
    selectRange: 'select a range',
    peek: 'preview',
    open: 'open',
    search: 'search',
    all: 'select all',
    first: 'first and last row',
    close: 'close the preview',
    keys: { space: 'Space', enter: 'Enter', shift: 'Shift', control: 'Ctrl', home: 'Home', end: 'End', escape: 'Esc' },
  },
  listToolbar: {
    filters: 'Filters',
    clearFilters: 'Clear the filters',
    filterCount: (count) => (count === 1 ? '1 filter on' : `${count} filters on`),
    display: 'Display',
    columns: 'Columns',
    density: 'Row height',
    densities: { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' },
    export: 'Export',
  },
  pagination: {
    none: (name) => `No ${name}`,
    nothing: 'Nothing found',
    span: (first, last) => `${first} to ${last}`,
    ofAll: (shown, total) => `${shown} of ${total}`,
    more: 'Load more',
    label: (name) => `Page through ${name.toLowerCase()}`,
    previous: 'Previous',
    next: 'Next',
    loading: 'Loading…',
  },
  reportTable: {
    lines: (count) => (count === 1 ? 'line' : 'lines'),
    opens: 'Enter opens',
    loading: 'Fetching the figures',
  },
  richText: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underlined',
    code: 'Code',
    heading: 'Heading',
    subheading: 'Subheading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    undo: 'Undo',
    redo: 'Redo',
    toolbar: 'Formatting',
    withKey: (label, key) => `${label} (${key})`,
    link: 'Link',
    insertVariable: 'Insert a variable',
    addLink: 'Add a link',
    changeLink: 'Change the link',
    removeLink: 'Remove the link',
    cancel: 'Cancel',
    address: 'Address',
    addressHint: 'A website, or an e-mail address',
    wrongHost: (hosts) => `A link cannot lead there. Choose an address of ${hosts.join(' or ')}.`,
    notAnAddress: 'This is not an address for a link. Type it like www.klopt.nl or info@klopt.nl.',
    tooMany: (count) => `${characters(count)} too many`,
    left: (count) => `${characters(count)} left`,
  },
  table: {
    selectAll: 'Select all',
    selection: 'Selection',
    select: (name) => `Select ${name}`,
    row: (number) => `row ${number}`,
    selected: (count) => `${count} selected`,
    bulkActions: 'Actions for the selection',
    clearSelection: 'Clear the selection',
    sort: 'Sort',
    sortedBy: (column) => `Sorted by ${column.toLowerCase()}`,
    sortBy: 'Sort by',
    order: 'Order',
    ascending: 'Ascending',
    descending: 'Descending',
    ownWidth: 'by itself',
    width: (percent) => `${percent}% of the table`,
    widthOfColumn: 'Width of the column',
    moveColumn: (name) => `Move ${name}`,
    moveToStart: 'One place forward',
    moveToEnd: 'One place back',
    pinColumn: 'Pin',
    unpinColumn: 'Unpin',
    movedTo: (name, place, count) => `${name} is at place ${place} of ${count}`,
  },
  timeGrid: {
    project: 'Project',
    week: 'Week',
    total: 'Total',
    today: 'today',
    days: 'Days',
    cell: (row, day) => `${row}, ${day}`,
    none: '–',
    ofWeek: (target) => `of ${target}`,
    ofDay: (target) => `of ${target} a day`,
    hasNote: 'with a note',
    running: 'timer is running',
  },
  viewChips: { save: 'Save the view', remove: (name) => `Remove the view ${name}` },
}
