import type { Texts } from '../language.ts'

type Fields =
  | 'button'
  | 'colourPicker'
  | 'combobox'
  | 'copyButton'
  | 'dateField'
  | 'dateRangeField'
  | 'durationField'
  | 'fileList'
  | 'fileSizeField'
  | 'fileUpload'
  | 'moneyField'
  | 'numberField'
  | 'select'
  | 'suggestField'
  | 'tagInput'
  | 'textField'
  | 'timeField'

/** The texts of buttons and fields. */
export const fields: Pick<Texts, Fields> = {
  button: { pending: 'Working…' },
  colourPicker: {
    colour: 'Colour',
    choose: 'Choose a colour…',
    area: 'Saturation and lightness',
    areaValue: (saturation, lightness) => `Saturation ${saturation}%, lightness ${lightness}%`,
    hue: 'Hue',
    hueValue: (degrees, name) => `${degrees} degrees, ${name}`,
    hues: [
      [0, 'red'],
      [20, 'orange'],
      [45, 'yellow'],
      [70, 'green'],
      [160, 'turquoise'],
      [200, 'blue'],
      [260, 'purple'],
      [310, 'pink'],
      [345, 'red'],
    ],
    swatches: 'Sample colours',
    onWhite: ['Too light for white text', 'Good for white text'],
    onBlack: ['Too dark for black text', 'Good for black text'],
    fromScreen: 'Pick a colour from the screen',
    code: 'Colour code',
    notAColour: 'This is not a colour. Type it like #006070.',
  },
  combobox: {
    choices: 'Choices',
    create: (text) => `Add "${text}"`,
    ready: 'Nothing found',
    loading: 'Searching…',
    failed: 'The search failed. Keep typing to try again.',
  },
  copyButton: {
    copy: (label) => `Copy ${label}`,
    copied: (label) => `${label} copied`,
    failed: (label) => `${label} could not be copied. Select the text and copy it yourself.`,
  },
  dateField: {
    choose: 'Choose a date',
    letters: { day: 'dd', month: 'mm', year: 'yyyy' },
    notADate: (example) => `This is not a date. Type it like ${example}, today, mon or +14.`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    week: 'Week',
  },
  dateRangeField: {
    from: 'From',
    to: 'Up to and including',
    choose: 'Choose a period',
    presets: 'Common periods',
    thisYear: 'This year',
    lastYear: 'Last year',
    thisFiscalYear: 'This financial year',
    lastFiscalYear: 'Last financial year',
    toDate: (year) => `${year} to date`,
    quarter: (quarter, year) => `Q${quarter} ${year}`,
    thisMonth: 'This month',
    lastMonth: 'Last month',
    pastDays: 'Past days',
    choosePastDays: 'Choose these days',
    tooManyDays: (maxDays) => `Choose 1 to ${maxDays} days.`,
    firstDay: 'Choose the first day',
    lastDay: 'Choose the last day',
    tooEarly: (first) => `The first day cannot be before ${first}. Choose a later day.`,
    tooLate: (last) => `The last day cannot be after ${last}. Choose an earlier day.`,
    incomplete: 'A day is missing. Fill in the first and the last day.',
    reversed: 'The last day is before the first. Choose a day after it.',
  },
  durationField: {
    placeholder: 'h:mm',
    placeholderSeconds: 'h:mm:ss',
    notADuration: (example) => `This is not a duration. Type it like 1:30, ${example} or 90m.`,
  },
  fileList: {
    label: 'Files',
    state: { waiting: 'waiting', uploading: 'uploading', done: 'done', failed: 'failed' },
    unknownSize: 'unknown',
    done: (name) => `${name} is done.`,
    failed: (name, error) => `${name}: ${error}`,
    countDone: (done, all) => `${done} of ${all} files done.`,
    uploadFailed: 'The upload failed.',
    upload: (name) => `Upload ${name}`,
    retry: (name) => `Try ${name} again`,
    cancel: (name) => `Cancel ${name}`,
    remove: (name) => `Remove ${name}`,
  },
  fileSizeField: { notASize: 'This is not a file size. Type it with its unit, like 10 MB.' },
  fileUpload: {
    dropOr: 'Drop here or',
    chooseOne: 'choose a file',
    chooseMany: 'choose files',
    maxSize: (megabytes) => `up to ${megabytes} MB`,
    maxFiles: (size, maxFiles) => `${size} per file, at most ${maxFiles} at a time`,
  },
  moneyField: { notAnAmount: (example) => `This is not an amount. Type it like ${example}, or like 12+3.` },
  numberField: {
    notANumber: (maxDecimals, example) =>
      maxDecimals === 0
        ? 'This is not a whole number. Type it like 12.'
        : `This is not a number with at most ${maxDecimals} decimals. Type it like ${example}.`,
  },
  select: {
    choices: 'Choices',
    choose: 'Choose…',
    clear: 'Clear the choice',
    none: 'None',
    empty: 'Nothing found',
    search: 'Search',
    searchPlaceholder: 'Search…',
  },
  suggestField: {
    suggestions: 'Suggestions',
    found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  tagInput: {
    list: 'Added',
    keys: 'Enter or a comma adds it. The arrow back goes to what is there already.',
    remove: (tag) => `Remove ${tag}`,
    added: (tag) => `${tag} was added.`,
    removed: (tag) => `${tag} was removed.`,
    known: (tag) => `${tag} is there already.`,
    full: (max) => `There is room for ${max} at most. Remove one first.`,
  },
  textField: {
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    search: 'Search…',
    clearSearch: 'Clear the search',
  },
  timeField: {
    placeholder: 'hh:mm',
    notATime: (example) => `This is not a time. Type it like ${example}.`,
  },
}
