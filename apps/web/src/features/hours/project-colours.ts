/** By which a project is found again; the name beside it says the same. */
const COLOURS = ['#0a7e92', '#6b5bb5', '#c8761a', '#c4536a', '#7a858c', '#3c8548', '#3567b7', '#9b5f2e'] as const

/** What each is called. */
export const COLOUR_NAMES = ['Petrol', 'Paars', 'Oranje', 'Rood', 'Grijs', 'Groen', 'Blauw', 'Bruin'] as const

/** The colour of a project, as CSS has it. */
export const colourOf = (colour: number): string => COLOURS[colour % COLOURS.length] ?? COLOURS[0]
